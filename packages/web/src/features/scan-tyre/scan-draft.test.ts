import { describe, expect, it } from "vitest";
import { canHandIn, newDraft, scanDraft, type DraftEvent, type ScanDraft } from "./scan-draft.ts";

const blob = new Blob(["x"]);
const after = (draft: ScanDraft, ...events: DraftEvent[]): ScanDraft => events.reduce(scanDraft, draft);
const kept = (slot: ScanDraft["slot"]): DraftEvent => ({ kind: "kept", slot });

describe("taking the photos of a tyre", () => {
  it("asks for the whole tread, then each edge, then shows all", () => {
    let draft = newDraft([]);
    expect([draft.step, draft.slot]).toEqual(["camera", "whole"]);
    draft = after(draft, kept("whole"));
    expect([draft.step, draft.slot]).toEqual(["camera", "inner"]);
    draft = after(draft, kept("inner"));
    expect([draft.step, draft.slot]).toEqual(["camera", "outer"]);
    draft = after(draft, kept("outer"));
    expect([draft.step, draft.taken]).toEqual(["check", ["whole", "inner", "outer"]]);
  });
  it("keeps a doubted photo out until it is decided", () => {
    const doubt: DraftEvent = { kind: "doubt", doubted: { slot: "whole", blob, problems: ["too_dark"] } };
    const draft = after(newDraft([]), doubt);
    expect([draft.taken, draft.doubted?.problems, canHandIn(draft)]).toEqual([[], ["too_dark"], false]);
    expect(after(draft, { kind: "retake" })).toEqual(newDraft([]));
    expect(after(draft, kept("whole"))).toMatchObject({ taken: ["whole"], doubted: null, slot: "inner" });
  });
  it("may be handed in with one photo, not with none", () => {
    expect(after(newDraft([]), { kind: "check" }).step).toBe("camera");
    const one = after(newDraft([]), kept("whole"), { kind: "check" });
    expect([one.step, canHandIn(one)]).toEqual(["check", true]);
  });
  it("comes back to the check after one was taken again", () => {
    const all = newDraft(["whole", "inner", "outer"]);
    const again = after(all, { kind: "choose", slot: "inner" });
    expect([again.step, again.slot]).toEqual(["camera", "inner"]);
    expect(after(again, kept("inner"))).toMatchObject({ step: "check", taken: ["whole", "inner", "outer"] });
  });
  it("takes a fourth photo and no fifth slot", () => {
    const more = after(newDraft(["whole", "inner", "outer"]), { kind: "choose", slot: "extra" }, kept("extra"));
    expect(more).toMatchObject({ step: "check", taken: ["whole", "inner", "outer", "extra"] });
  });
  it("starts afresh when the last photo is removed", () => {
    expect(after(newDraft(["whole"]), { kind: "check" }, { kind: "remove", slot: "whole" })).toEqual(newDraft([]));
    expect(after(newDraft(["whole", "inner"]), { kind: "check" }, { kind: "remove", slot: "whole" })).toMatchObject({
      step: "check",
      taken: ["inner"],
    });
  });
  it("goes on where an earlier page stopped", () => {
    expect(newDraft(["whole"])).toMatchObject({ step: "camera", slot: "inner" });
    expect(newDraft(["inner", "outer"])).toMatchObject({ step: "camera", slot: "whole" });
    expect(newDraft(["whole", "inner", "outer", "extra"]).step).toBe("check");
  });
});
