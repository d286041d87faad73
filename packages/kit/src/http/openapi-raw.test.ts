import { openApi } from "@treadclub/contract/openapi";
import { measurementOpenApi } from "@treadclub/contract/openapi/measurement";
import { messageTypes } from "@treadclub/contract/measurement/management";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const content = z.record(z.string(), z.looseObject({}));
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.looseObject({ name: z.string().optional(), required: z.boolean().optional() })),
  requestBody: z.object({ required: z.boolean(), content }).optional(),
  responses: z.record(
    z.string(),
    z.looseObject({ content: content.optional(), headers: z.record(z.string(), z.unknown()).optional() }),
  ),
});
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  webhooks: z.record(z.string(), z.object({ post: operation })).optional(),
});

const platform = description.parse(openApi("https://treadclub.example"));
const measurement = description.parse(measurementOpenApi("https://treadclub.example"));

describe.each([
  { uploads: "/api/v1/uploads", ...platform },
  { uploads: "/measurement/v1/uploads", ...measurement },
])("calls that are no JSON, at $uploads", ({ uploads, paths }) => {
  const answers = (path: string, method: string) => {
    const { responses = {}, ...rest } = paths[path]?.[method] ?? {};
    const [status, success] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
    return { status, success, ...rest };
  };
  const needed = (path: string, method: string) =>
    answers(path, method)
      .parameters?.filter(({ required }) => required)
      .map(({ name }) => name);

  it("begin an upload with its length, and get its address with 201", () => {
    const begun = answers(uploads, "post");
    expect(needed(uploads, "post")).toEqual(["Tus-Resumable", "Upload-Length"]);
    expect([begun.status, Object.keys(begun.success?.headers ?? {})]).toEqual(["201", ["Tus-Resumable", "Location"]]);
    expect(begun.requestBody?.required).toBe(false);
  });

  it("send bytes from an offset, and get the next one with 204", () => {
    const sent = answers(`${uploads}/{id}`, "patch");
    expect(needed(`${uploads}/{id}`, "patch")).toEqual(["id", "Tus-Resumable", "Upload-Offset"]);
    expect([sent.status, Object.keys(sent.success?.headers ?? {})]).toEqual([
      "204",
      ["Tus-Resumable", "Upload-Offset"],
    ]);
    expect(sent.requestBody).toEqual({
      required: true,
      content: { "application/offset+octet-stream": { schema: { type: "string", format: "binary" } } },
    });
  });

  it("tell of an upload, and discard it, without a body", () => {
    expect([answers(`${uploads}/{id}`, "head").status, answers(`${uploads}/{id}`, "delete").status]).toEqual([
      "200",
      "204",
    ]);
    for (const method of ["head", "delete"])
      expect(answers(`${uploads}/{id}`, method).success?.content).toBeUndefined();
  });

  it("answer photos as photos, reports as PDF, and streams as streams", () => {
    const types = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId, responses }) => [operationId, Object.keys(responses["200"]?.content ?? {})] as const)
      .filter(([, [type]]) => type !== undefined && type !== "application/json");
    expect(Object.fromEntries(types)).toEqual(
      uploads.startsWith("/api")
        ? {
            live: ["text/event-stream"],
            getFile: ["image/jpeg"],
            downloadMyData: ["application/zip"],
            getScanReport: ["application/pdf"],
            getSharedScanReport: ["application/pdf"],
            getVoucherUsageCsv: ["text/csv"],
            getVoucherUsageXlsx: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
          }
        : { sessionEvents: ["text/event-stream"], getScanImage: ["image/jpeg"] },
    );
  });
});

it("every webhook is described, with the headers that sign it", () => {
  expect(Object.keys(measurement.webhooks ?? {})).toEqual([...messageTypes]);
  for (const { post } of Object.values(measurement.webhooks ?? {}))
    expect(post.parameters.map(({ name }) => name)).toEqual(["webhook-id", "webhook-timestamp", "webhook-signature"]);
});
