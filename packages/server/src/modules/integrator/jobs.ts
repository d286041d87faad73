import type { WriteCtx } from "@treadclub/kit/context";
import type { JobDefinition } from "@treadclub/kit/jobs/job";
import { eq } from "drizzle-orm";
import type { KeyManagementPort } from "#adapters/key-management/port";
import { members } from "#modules/members";
import { holderOf } from "./policy.ts";

const suspendJob = "suspend-integrator-keys";

/** A company that is disabled may not measure either: its keys follow its state. */
export const integratorJobs = ({
  management,
}: {
  readonly management: KeyManagementPort;
}): readonly JobDefinition[] => [
  {
    name: suspendJob,
    run: async ({ db }, { id }) => {
      const memberId = Number(id);
      const [member] = await db.read.select({ state: members.state }).from(members).where(eq(members.id, memberId));
      await management.suspend(holderOf(memberId), member?.state !== "accepted");
    },
  },
];

/** What follows when a company is disabled. */
export const suspendKeysOf = async (ctx: WriteCtx, memberId: number): Promise<void> =>
  ctx.outbox.job(suspendJob, { id: memberId });
