import { resolve } from "node:path";
import { expect, inject, it } from "vitest";
import { cloneDatabase } from "../database.ts";
import { fuzz } from "./run.ts";

const requests = 400;
const seed = 20_261_122;
/** Failing cases are kept where the command keeps them. */
const folder = resolve(import.meta.dirname, "../../../../.cache/fuzz");

it("answers generated requests as it is described, whoever sends them", async () => {
  const { url: databaseUrl, drop } = await cloneDatabase(inject("databaseUrl"));
  const outcome = await fuzz({ databaseUrl, seed, requests, atOnce: 1, folder, print: () => undefined });
  await drop();
  expect(outcome.findings).toEqual([]);
  expect(outcome.invariants).toEqual([]);
  expect(outcome.calls).toBeGreaterThan(28);
});
