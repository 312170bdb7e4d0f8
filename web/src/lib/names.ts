const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name that is written from right to left keeps to itself, so that it does not turn its sentence around. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

const GUEST = /^Guest(?= \d+$|$)/;

/** Who has not said a name is called a guest in the reader's own language. */
export const worded = (name: string, guest: string): string => isolated(name.replace(GUEST, guest));
