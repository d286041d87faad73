import type { Samples } from "./sample-types.ts";

const idOf = (id: number) => ({ params: { id: String(id) } });

/** Requests of groups of fitters. */
export const groupSamples = {
  getAllMembersGroup: () => ({ query: {} }),
  allMembersGroupList: () => ({ body: {} }),
  saveMembersGroup: ({ fitter, ids }) => ({
    body: {
      id: ids.group,
      version: 0,
      title: `Blackwater Valley Fitters ${ids.group}`,
      member_ids: [fitter.id, ids.fellow],
    },
  }),
  closeMembersGroup: ({ ids }) => idOf(ids.group),
  getMembersGroups: ({ fitter }) => idOf(fitter.id),
  answerMembersGroup: ({ ids }) => ({ ...idOf(ids.group), body: { action: "join" } }),
} satisfies Partial<Samples>;
