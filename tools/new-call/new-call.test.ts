import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Listed } from "../checks/spec-lists.ts";
import { planCall } from "./plan.ts";
import { writeCall } from "./write.ts";

const call = (audience: string, method: string, path: string): Listed => ({
  kind: "call",
  audience,
  method,
  path,
  issue: "clubs",
});
const listed = [
  call("consumer", "POST", "consumers/share_voucher"),
  call("admin", "GET", "admins/get_voucher_usage"),
  call("member", "GET", "members/used_consumer_vouchers/{id}"),
  call("consumer", "POST", "consumers/create_tyre_scan"),
  call("member", "POST", "members/create_tyre_scan"),
  call("public", "GET", "clicklog/{a}/{b}"),
];

let top: string;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "new-call-"));
  write(
    "packages/contract/src/catalog.ts",
    'import * as vouchers from "./calls/vouchers.ts";\n\nexport const catalog = onlyCalls([vouchers]);\n',
  );
  write(
    "packages/contract/src/calls/vouchers.ts",
    'import { idParams } from "../common/fields.ts";\nimport { endpoint } from "../endpoint.ts";\n\nexport const useVoucher = endpoint({ params: idParams });\n',
  );
  write(
    "packages/server/src/modules/vouchers/handlers.ts",
    'import { useVoucher } from "./use.ts";\n\ntype Names = "useVoucher";\n\nexport function voucherHandlers(): Pick<Handlers<Catalog>, Names> {\n  return {\n    useVoucher: (ctx) => useVoucher(ctx),\n  };\n}\n',
  );
  write(
    "packages/server/testing/samples.ts",
    "const one = {\n  useVoucher: () => ({}),\n} satisfies Partial<Samples>;\n\nconst two = {\n  other: () => ({}),\n} satisfies Partial<Samples>;\n",
  );
  write("packages/server/src/modules/adverts/table.ts", "");
});

afterEach(() => rmSync(top, { recursive: true }));

describe("what a new call is", () => {
  it("is known from the spec's list", () => {
    expect(planCall(["vouchers", "shareVoucher"], listed)).toEqual({
      domain: "vouchers",
      name: "shareVoucher",
      method: "POST",
      path: "consumers/share_voucher",
      access: "consumer",
      effect: "write",
    });
    expect(planCall(["vouchers", "usedConsumerVouchers"], listed)).toMatchObject({
      method: "GET",
      effect: "read",
      access: "member",
    });
  });

  it("needs the audience in front where two share a word", () => {
    expect(() => planCall(["scans", "createTyreScan"], listed)).toThrow("consumerCreateTyreScan, memberCreateTyreScan");
    expect(planCall(["scans", "memberCreateTyreScan"], listed).path).toBe("members/create_tyre_scan");
  });

  it("is said on the command line when the spec does not list it", () => {
    expect(() => planCall(["vouchers", "printVoucher"], listed)).toThrow("lists no call print_voucher");
    const given = ["--method", "put", "--path", "members/print/{id}", "--access", "member"];
    expect(planCall(["vouchers", "printVoucher", ...given], listed)).toMatchObject({
      method: "PUT",
      access: "member",
      effect: "write",
    });
  });
});

describe("what is written", () => {
  it("is the entry, the handler's line, the operation, a sample and a test", () => {
    const { touched } = writeCall(top, planCall(["vouchers", "usedConsumerVouchers"], listed));
    const module = "packages/server/src/modules/vouchers";
    expect(touched).toEqual([
      "packages/contract/src/calls/vouchers.ts",
      `${module}/handlers.ts`,
      `${module}/used-consumer-vouchers.ts`,
      "packages/server/testing/samples.ts",
      `${module}/used-consumer-vouchers.test.ts`,
    ]);
    expect(read("packages/contract/src/calls/vouchers.ts")).toContain(
      'import { done, idParams } from "../common/fields.ts";',
    );
    expect(read("packages/contract/src/calls/vouchers.ts")).toContain('path: "members/used_consumer_vouchers/{id}"');
    expect(read(`${module}/handlers.ts`)).toContain('type Names = "useVoucher" | "usedConsumerVouchers";');
    expect(read(`${module}/handlers.ts`)).toContain(
      "    usedConsumerVouchers: (ctx, input) => usedConsumerVouchers(ctx, input),\n  };",
    );
    expect(read("packages/server/testing/samples.ts").indexOf("usedConsumerVouchers")).toBeLessThan(
      read("packages/server/testing/samples.ts").indexOf("const two"),
    );
    expect(read(touched.at(-1) ?? "")).toContain("testApp.as(fixtures.fitter.owner)");
    for (const path of touched) expect(parseSync(path, read(path)).errors).toEqual([]);
  });

  it("starts a domain that has no calls yet", () => {
    const { touched, left } = writeCall(top, planCall(["adverts", "clicklog"], listed));
    expect(read("packages/contract/src/catalog.ts")).toBe(
      'import * as vouchers from "./calls/vouchers.ts";\nimport * as adverts from "./calls/adverts.ts";\n\nexport const catalog = onlyCalls([vouchers, adverts]);\n',
    );
    expect(read("packages/contract/src/calls/adverts.ts")).toContain(
      "params: z.strictObject({ a: pathId, b: pathId })",
    );
    expect(read("packages/server/src/modules/adverts/handlers.ts")).toContain('type Names = "clicklog";');
    expect(left[0]).toContain("compose.ts");
    for (const path of touched) expect(parseSync(path, read(path)).errors).toEqual([]);
  });

  it("leaves everything as it was when a place is missing or taken", () => {
    const plan = planCall(["vouchers", "shareVoucher"], listed);
    write("packages/server/testing/samples.ts", "export {};\n");
    const before = read("packages/contract/src/calls/vouchers.ts");
    expect(() => writeCall(top, plan)).toThrow("packages/server/testing/samples.ts has no place for the call");
    expect(read("packages/contract/src/calls/vouchers.ts")).toBe(before);
    write("packages/server/src/modules/vouchers/share-voucher.ts", "");
    expect(() => writeCall(top, plan)).toThrow("is there already");
    expect(() => writeCall(top, { ...plan, domain: "nowhere" })).toThrow("no module nowhere");
  });
});

function read(path: string): string {
  return readFileSync(join(top, path), "utf8");
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}
