import { describe, expect, it } from "vitest";
import type { Group } from "#entities/group/queries.ts";
import { draftOf, membersOf, onFresh, withCompany, withoutCompany } from "./group-draft.ts";

const member = (id: number, joined: string | null = "2026-11-20T09:00:00Z"): Group["members"][number] => ({
  id,
  company_name: `Fitter ${id}`,
  invited_at: "2026-11-19T09:00:00Z",
  joined_at: joined,
});
const read: Group = {
  id: 1,
  title: "Valley",
  created_at: "2026-11-19T09:00:00Z",
  version: 1,
  members: [member(1), member(2, null)],
};
const fresh: Group = { ...read, title: "Vale", version: 2, members: [member(1), member(2), member(3, null)] };
const standings = (...input: Parameters<typeof membersOf>) =>
  membersOf(...input).map(({ id, standing }) => [id, standing]);

describe("the draft of a group", () => {
  it("keeps whom another administrator added, and the changes made here", () => {
    const added = { ...draftOf(read), ...withCompany(read, draftOf(read), { id: 4, label: "Fitter 4" }) };
    const draft = { ...added, ...withoutCompany(read, added, 1) };
    expect(standings(read, draft)).toEqual([
      [2, "invited"],
      [4, "unsaved"],
    ]);
    expect(standings(fresh, draft)).toEqual([
      [2, "in"],
      [3, "invited"],
      [4, "unsaved"],
    ]);
  });

  it("shows a company once that both added, and lets it be removed", () => {
    const draft = { ...draftOf(read), ...withCompany(read, draftOf(read), { id: 3, label: "Fitter 3" }) };
    expect(standings(fresh, draft).filter(([id]) => id === 3)).toEqual([[3, "invited"]]);
    const without = { ...draft, ...withoutCompany(fresh, draft, 3) };
    expect(membersOf(fresh, without).map(({ id }) => id)).toEqual([1, 2]);
  });

  it("takes back a removal when the company is chosen again", () => {
    const without = { ...draftOf(read), ...withoutCompany(read, draftOf(read), 2) };
    const back = { ...without, ...withCompany(read, without, { id: 2, label: "Fitter 2" }) };
    expect(back).toEqual(draftOf(read));
  });

  it("takes another's title unless one was typed here", () => {
    expect(onFresh(draftOf(read), fresh)).toEqual({ title: "Vale", on: { title: "Vale", version: 2 } });
    expect(onFresh({ ...draftOf(read), title: "Mine" }, fresh).title).toBe("Mine");
  });
});
