import { describe, expect, it } from "vitest";
import { pathTo } from "./paths.ts";

describe("pathTo", () => {
  it("fills in what the path names", () => {
    expect(pathTo("/app/admin/{admin_id}/members/{id}", { admin_id: 1, id: 2 }, { tab: "a b", empty: null })).toBe(
      "/app/admin/1/members/2?tab=a+b",
    );
    const later: string = "/app/consumer/{id}";
    expect(pathTo(later, { id: 3 })).toBe("/app/consumer/3");
    expect(() => pathTo("/app/consumer/{id}", { id: null })).toThrow("No value for {id}");
  });

  it("takes no other values", () => {
    const wrong = () => [
      // @ts-expect-error -- no value for {id}
      pathTo("/app/consumer/{id}"),
      // @ts-expect-error -- a misspelt name
      pathTo("/app/consumer/{id}", { ids: 3 }),
      // @ts-expect-error -- the path names nothing
      pathTo("/app/sign_in", { id: 3 }),
    ];
    expect(wrong).toThrow("No value for {id}");
  });
});
