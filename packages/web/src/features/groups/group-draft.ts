import type { Group } from "#entities/group/queries.ts";

export interface Company {
  readonly id: number;
  readonly label: string;
}

/** What was changed of a group, apart from how it is now: so that nothing of what somebody else changes gets lost. */
export interface GroupDraft {
  readonly title: string;
  /** The group that the changes were made on. */
  readonly on: { readonly title: string; readonly version: number };
  readonly added: readonly Company[];
  readonly removed: readonly number[];
}

export interface GroupMember extends Company {
  readonly standing: "in" | "invited" | "unsaved";
}

export const draftOf = (group: Group | null): GroupDraft => ({
  title: group?.title ?? "",
  on: { title: group?.title ?? "", version: group?.version ?? 0 },
  added: [],
  removed: [],
});

const has = (group: Group | null, id: number): boolean => group?.members.some((one) => one.id === id) ?? false;

/** Who is in the group now but for those removed here, and those added here. */
export function membersOf(group: Group | null, { added, removed }: GroupDraft): readonly GroupMember[] {
  const kept = (group?.members ?? []).filter(({ id }) => !removed.includes(id));
  return [
    ...kept.map(({ id, company_name: label, joined_at: joined }): GroupMember => {
      return { id, label, standing: joined === null ? "invited" : "in" };
    }),
    ...added.filter(({ id }) => !has(group, id)).map((one): GroupMember => ({ ...one, standing: "unsaved" })),
  ];
}

type MemberChange = Pick<GroupDraft, "added" | "removed">;

export function withCompany(group: Group | null, { added, removed }: GroupDraft, { id, label }: Company): MemberChange {
  const others = added.filter((one) => one.id !== id);
  return { added: has(group, id) ? others : [...others, { id, label }], removed: removed.filter((one) => one !== id) };
}

export function withoutCompany(group: Group | null, { added, removed }: GroupDraft, id: number): MemberChange {
  const others = removed.filter((one) => one !== id);
  return { added: added.filter((one) => one.id !== id), removed: has(group, id) ? [...others, id] : others };
}

/** The same changes, on the group as somebody else left it. */
export function onFresh({ title, on }: GroupDraft, now: Group): Pick<GroupDraft, "title" | "on"> {
  return { title: title === on.title ? now.title : title, on: { title: now.title, version: now.version } };
}
