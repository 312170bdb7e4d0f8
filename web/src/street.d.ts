declare module "virtual:street" {
  /** The address of the small sheet that street.ts cuts. */
  const address: string;
  export default address;
}
