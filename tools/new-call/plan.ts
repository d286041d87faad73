import { parseArgs } from "node:util";
import type { Listed } from "../checks/spec-lists.ts";

/** What a new call is. */
export type CallPlan = {
  /** The module, and the contract's file of calls: `vouchers`. */
  domain: string;
  /** As the handler, the log and the test name it: `shareVoucher`. */
  name: string;
  method: string;
  /** Below /api/v1/. */
  path: string;
  access: string;
  effect: "read" | "write";
};

const usage = `npm run new-call <module> <callName> [-- --method PUT --path members/example/{id} --access member --effect write]

Writes the contract's entry, the handler's line, the operation, a sample and a test. Method, path and
access of a call that the spec lists are known; for another one they have to be given.`;

/** Reads the command line; what the spec lists under the call's name fills the gaps. */
export function planCall(args: readonly string[], listed: readonly Listed[]): CallPlan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      method: { type: "string" },
      path: { type: "string" },
      access: { type: "string" },
      effect: { type: "string" },
    },
  });
  const [domain, name] = positionals;
  if (!domain || !name || !/^[a-z]+$/.test(domain) || !/^[a-z][A-Za-z0-9]+$/.test(name)) throw new Error(usage);
  const known = listedFor(name, listed);
  const method = (values.method ?? known?.method)?.toUpperCase();
  const path = values.path ?? known?.path;
  const access = values.access ?? known?.audience;
  if (!method || !path || !access)
    throw new Error(`The spec lists no call ${snake(name)}, so say what it is.\n\n${usage}`);
  const effect = values.effect ?? (method === "GET" ? "read" : "write");
  if (effect !== "read" && effect !== "write") throw new Error(usage);
  return { domain, name, method, path, access, effect };
}

/** By the last fixed word of the path, with the audience in front where two audiences share the word. */
function listedFor(name: string, listed: readonly Listed[]): Listed | undefined {
  const calls = listed.filter((entry) => entry.kind === "call");
  const exact = calls.filter((entry) => lastWord(entry.path) === snake(name));
  if (exact.length > 1) {
    const names = exact.map((entry) => camel(`${entry.audience}_${lastWord(entry.path)}`));
    throw new Error(`Several audiences share this word, so put the audience in front: ${names.join(", ")}.`);
  }
  return exact[0] ?? calls.find((entry) => `${entry.audience}_${lastWord(entry.path)}` === snake(name));
}

function lastWord(path: string): string {
  return path.split("/").findLast((part) => !part.startsWith("{")) ?? "";
}

export function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function kebab(name: string): string {
  return snake(name).replaceAll("_", "-");
}

export function camel(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
