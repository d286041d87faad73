import type { Cast } from "./cast.ts";
import type { Stage } from "./stage.ts";

/** A group that the first two fitters have joined; the third has not answered. */
export async function groupOf(stage: Stage, { admin, fitters }: Cast): Promise<void> {
  stage.daysAgo(4);
  await (
    await stage.as(admin)
  ).call("saveMembersGroup", {
    body: { title: "Independent fitters' circle", member_ids: fitters.slice(0, 3).map(({ id }) => id) },
  });
  for (const { owner, id } of fitters.slice(0, 2)) {
    const caller = await stage.as(owner);
    const { list } = await caller.call("getMembersGroups", { params: { id: String(id) } });
    for (const group of list)
      await caller.call("answerMembersGroup", { params: { id: String(group.id) }, body: { action: "join" } });
  }
}
