import { expect, it } from "vitest";
import { z } from "zod";
import { problemOf } from "./check.ts";
import type { Realised } from "./realise.ts";
import { targetOf } from "./targets.ts";

const described = { statuses: new Set([200, 401, 404, 422]), reply: z.unknown() };
const json = { "content-type": "application/json; charset=utf-8" };
const toPath: Realised = { method: "GET", path: "/api/v1/x", headers: {}, body: null, target: null, isShut: false };
const toUploads: Realised = { ...toPath, method: "POST", target: targetOf.get("createUpload") ?? null };
const answer = (status: number, body: unknown) => ({ status, headers: json, body: JSON.stringify(body), ms: 1 });

it.each([
  ["a raw call without our envelope", toUploads, answer(404, { error: "x" }), "does not fit"],
  [
    "a raw call with a code of another status",
    toUploads,
    answer(422, { code: "NOT_FOUND", message: "x" }),
    "NOT_FOUND with",
  ],
  [
    "a raw call with a code that it does not declare",
    toUploads,
    answer(404, { code: "CODE_INVALID", message: "x" }),
    "declare",
  ],
  [
    "a raw call with a status that is not described",
    toUploads,
    answer(409, { code: "STATE_CONFLICT", message: "x" }),
    "described",
  ],
  ["a path without our envelope", toPath, answer(404, { error: "x" }), "does not fit"],
])("finds %s", (_, sent, given, problem) => {
  expect(problemOf(sent, given, sent.target ? described : null)).toContain(problem);
});

it.each([
  ["the error of a raw call", toUploads, answer(404, { code: "NOT_FOUND", message: "x" })],
  ["the answer of a raw call that has no body", toUploads, { ...answer(201, null), body: "" }],
  ["the error of a path", toPath, answer(409, { code: "STATE_CONFLICT", message: "x" })],
  ["a page that is not there", toPath, { ...answer(404, null), headers: { "content-type": "text/html" }, body: "<p>" }],
  ["that we are not ready", toPath, answer(503, { ready: false })],
])("lets pass %s", (_, sent, given) => {
  expect(problemOf(sent, given, sent.target ? described : null)).toBeNull();
});
