// The lock must serve every machine and every registry: all platform packages are in it, and no addresses are.
import { readFileSync } from "node:fs";

const lock = JSON.parse(readFileSync(new URL("package-lock.json", import.meta.url), "utf8"));
const wanted = { "node_modules/rolldown": "rolldown", "node_modules/lightningcss": "lightningcss" };
const machines = ["darwin-arm64", "darwin-x64", "linux-arm64-gnu", "linux-x64-gnu", "linux-x64-musl", "win32-x64-msvc"];
const faults = [];

for (const [path, found] of Object.entries(lock.packages)) {
  if (found.resolved) faults.push(`${path} names an address`);
  if (path && !found.integrity) faults.push(`${path} has no integrity`);
}
for (const [path, name] of Object.entries(wanted)) {
  const optional = Object.keys(lock.packages[path]?.optionalDependencies ?? {});
  for (const machine of machines) {
    if (!optional.some((other) => other.endsWith(machine))) faults.push(`${name} has no package for ${machine}`);
  }
  for (const other of optional) {
    if (!lock.packages[`node_modules/${other}`]) faults.push(`${other}, which ${name} may need, is missing`);
  }
}
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
process.exit(faults.length ? 1 : 0);
