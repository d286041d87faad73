import { describe, expect, it } from "vitest";
import { z } from "zod";
import { onlyCalls } from "./cast.ts";
import { callNames, catalog } from "./catalog.ts";
import { endpoint, type EndpointShape } from "./endpoint.ts";
import { measurementCatalog } from "./measurement/catalog.ts";

const shape = { method: "GET", access: "public", description: "", reply: z.object({}), errors: [] } as const;
const read = endpoint({ ...shape, path: "reads", effect: "read", shows: ["scan"] });

describe("a call", () => {
  it("that reads says what it shows, any other what it changes", () => {
    endpoint({ ...shape, path: "writes", effect: "write", changes: ["scan"] });
    endpoint({ ...shape, path: "asks", effect: "outside", shows: [] });
    // @ts-expect-error -- says nothing
    endpoint({ ...shape, path: "reads", effect: "read" });
    // @ts-expect-error -- says what it shows
    endpoint({ ...shape, path: "writes", effect: "write", shows: ["scan"] });
    // @ts-expect-error -- changes nothing
    endpoint({ ...shape, path: "writes", effect: "write", changes: [] });
    // @ts-expect-error -- no such entity
    endpoint({ ...shape, path: "reads", effect: "read", shows: ["scans"] });
    const calls: readonly EndpointShape[] = [...Object.values(catalog), ...Object.values(measurementCatalog)];
    for (const { path, shows, changes } of calls) expect([path, shows ?? changes]).not.toEqual([path, undefined]);
  });

  it("has a name of its own", () => {
    expect(() => onlyCalls([{ read }, { read }])).toThrow("Two calls have the name read");
    expect(Object.keys(onlyCalls([{ read, note: "no call" }, { other: read }]))).toEqual(["read", "other"]);
    expect(callNames).toContain("getScanById");
  });
});
