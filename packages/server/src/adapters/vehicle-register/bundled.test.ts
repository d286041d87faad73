import { isPlate, parseTyreSize } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { bundledPlates, openBundledRegister } from "./bundled.ts";

const register = openBundledRegister(() => new Date("2026-11-21T12:00:00Z"));

describe("the bundled register", () => {
  it("knows vehicles whose registration and tyre sizes are right", async () => {
    expect(bundledPlates().length).toBeGreaterThanOrEqual(50);
    for (const plate of bundledPlates()) {
      const entry = await register.lookup(plate);
      expect(isPlate(plate), plate).toBe(true);
      expect(entry?.fitments.length, plate).toBeGreaterThan(0);
      for (const { size, load, speed } of entry?.fitments ?? []) expect(parseTyreSize(`${size} ${load}${speed}`), plate).toMatchObject({ ok: true });
    }
  });
  it("reads a registration in any spelling, with MOT days around today and rear sizes where they differ", async () => {
    expect(await register.lookup("ab12 cde")).toMatchObject({ brand: "Ford", lastMotOn: "2026-02-21", motDueOn: "2027-02-21" });
    expect((await register.lookup("WR17TYU"))?.fitments[0]).toMatchObject({ size: "225/45 R18", rearSize: "255/40 R18", rearLoad: "95", rearSpeed: "W" });
  });
  it("answers DVLA's test plates for errors", async () => {
    expect(await register.lookup("ER19NFD")).toBeNull();
    expect(await register.lookup("ER19BAD")).toBeNull();
    await expect(register.lookup("ER19ERR")).rejects.toMatchObject({ reason: "unavailable" });
    await expect(register.lookup("ER19MNT")).rejects.toMatchObject({ reason: "unavailable" });
    await expect(register.lookup("ER19THR")).rejects.toMatchObject({ reason: "busy" });
  });
});
