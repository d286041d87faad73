import type { WriteCtx } from "@treadclub/kit/context";
import type { ClubRow } from "./policy.ts";

/** Publishes a changed club to the open screens of its member and of administrators. */
export function publishClub(ctx: WriteCtx, { id, memberId }: Pick<ClubRow, "id" | "memberId">): void {
  ctx.outbox.live({ to: { admins: true, ...(memberId === null ? {} : { memberIds: [memberId] }) }, topic: "club", id });
}

/** Lets a job issue what the drivers of a live club have not got yet; `version`: after the change. */
export function issueToDrivers(ctx: WriteCtx, club: Pick<ClubRow, "id" | "version" | "active" | "liveSince">): void {
  if (club.active && club.liveSince !== null)
    ctx.outbox.job("issue-club-vouchers", { id: club.id, run: `version ${club.version}` });
}
