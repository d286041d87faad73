import { openTokens } from "../tokens.ts";
import { floods } from "./floods.ts";

/** A process of its own, so that whoever measures is not held up by what it sends. */
const [name = "", port = "0", secret = "", garages = "0"] = process.argv.slice(2);
const flood = floods[name];
if (!flood) throw new Error(`${name}? There are: ${Object.keys(floods).join("; ")}.`);
// A socket that nobody reads does not keep a process.
setInterval(() => undefined, 60_000);
await flood({ port: Number(port), tokens: openTokens(secret), size: { garages: Number(garages) } });
