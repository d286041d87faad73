import { afterEach, beforeEach } from "vitest";
import "./patience.ts";

/** What reaches console.error during a test fails it: a warning of React, an unhandled failure that somebody only printed. */
const written: string[] = [];

console.error = (...parts: unknown[]) => {
  written.push(parts.map(readable).join(" "));
};

beforeEach(() => {
  written.length = 0;
});

afterEach(() => {
  const texts = written.splice(0);
  if (texts.length > 0) throw new Error(`console.error was called during this test:\n${texts.join("\n")}`);
});

function readable(part: unknown): string {
  if (part instanceof Error) return part.stack ?? part.message;
  return typeof part === "string" ? part : JSON.stringify(part);
}
