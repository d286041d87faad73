import { readFileSync } from "node:fs";

// Loaded before a program: its clock goes wrong by the milliseconds that a file names.

const RealDate = Date;
// oxlint-disable-next-line node/no-process-env -- the arguments are those of the program
const file = process.env.CLOCK_OFFSET_FILE;
const lookMs = 50;
let offsetMs = 0;

setInterval(() => {
  try {
    offsetMs = Number(readFileSync(file, "utf8"));
  } catch {
    offsetMs = 0;
  }
}, lookMs).unref();

const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
