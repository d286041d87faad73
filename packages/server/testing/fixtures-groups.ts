import { randomUUID } from "node:crypto";
import type { FixturePeople } from "./fixtures-people.ts";
import type { TestApp } from "./test-app.ts";

export interface GroupIds {
  /** Another fitter is in it, fitter A is invited. */
  readonly group: number;
  readonly fellow: number;
}

export async function groupsOf(testApp: TestApp, { admin, fitter }: FixturePeople): Promise<GroupIds> {
  const fellow = await testApp.make.member();
  const { id } = await testApp.as(admin).call("saveMembersGroup", {
    body: { title: `Fitters of the valley ${randomUUID().slice(0, 8)}`, member_ids: [fitter.id, fellow.id] },
  });
  const params = { id: String(id) };
  await testApp.as(fellow.owner).call("answerMembersGroup", { params, body: { action: "join" } });
  return { group: id, fellow: fellow.id };
}
