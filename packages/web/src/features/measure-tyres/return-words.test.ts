import { measurementStatuses } from "@treadclub/contract/measurement/states";
import { describe, expect, it } from "vitest";
import { returnWord } from "./return-words.ts";

describe("what the return page says", () => {
  it("goes by the address while nothing else is known", () => {
    for (const outcome of ["completed", "aborted", "failed"] as const) expect(returnWord(outcome, null)).toBe(outcome);
  });
  it("goes by the tyres as soon as they are known", () => {
    expect(returnWord("completed", ["processing", "processing"])).toBe("completed");
    expect(returnWord("aborted", ["processing", "aborted"])).toBe("completed");
    expect(returnWord("completed", ["completed", "aborted"])).toBe("read");
    expect(returnWord("completed", ["failed", "failed"])).toBe("unread");
    expect(returnWord("completed", ["failed", "completed"])).toBe("read");
  });
  it("does not thank for photos that are missing", () => {
    expect(returnWord("completed", ["unknown"])).toBe("aborted");
    expect(returnWord("completed", ["processing", "waiting_for_images"])).toBe("aborted");
  });
  it("says that nothing could be scanned only when nothing was", () => {
    expect(returnWord("failed", ["waiting_for_images"])).toBe("failed");
    expect(returnWord("failed", ["aborted"])).toBe("failed");
    expect(returnWord("failed", ["processing", "aborted"])).toBe("completed");
  });
  it("says that all were left out", () => {
    expect(returnWord("aborted", ["aborted", "aborted"])).toBe("leftOut");
    expect(returnWord("completed", [])).toBe("leftOut");
  });
  it("has a word for every status", () => {
    for (const status of measurementStatuses)
      for (const outcome of ["completed", "aborted", "failed"] as const)
        expect(returnWord(outcome, [status]), `${outcome} ${status}`).toMatch(/^[a-z]+/i);
  });
});
