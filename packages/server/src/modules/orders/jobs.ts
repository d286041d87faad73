import type { JobDefinition, JobRun } from "@treadclub/kit/jobs/job";
import { and, asc, eq, gt, inArray, lt } from "drizzle-orm";
import type { OrderDeps } from "./deps.ts";
import { finishRefund } from "./refund.ts";
import { settle } from "./settle.ts";
import { creditOrders, paymentEvents } from "./table.ts";

type Deps = Pick<OrderDeps, "payments" | "publicUrl">;
/** An order is left to its webhook and its driver for so long. */
const graceMs = 5 * 60_000;
const eventLifeMs = 90 * 24 * 3_600_000;
const atOnce = 100;

export const orderJobs = (deps: Deps): readonly JobDefinition[] => [
  { name: "reconcile-orders", cron: "*/5 * * * *", run: (job) => reconcile(job, deps) },
  { name: "refund-order", retryLimit: 10, run: (job, { id }) => sendRefund(job, deps, Number(id)) },
  {
    name: "sweep-payment-events",
    cron: "47 3 * * *",
    run: (job) =>
      job.write(async (ctx) => {
        const before = new Date(ctx.now.getTime() - eventLifeMs);
        await ctx.db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
      }),
  },
];

/** Asks the provider about orders that nobody has told us the end of, and takes up refunds that were left lying. */
async function reconcile(job: JobRun, { payments, publicUrl }: Deps): Promise<void> {
  for (let last = 0; ;) {
    const rows = await job.db.read
      .select()
      .from(creditOrders)
      .where(
        and(
          inArray(creditOrders.state, ["created", "refunding"]),
          eq(creditOrders.provider, payments.name),
          lt(creditOrders.createdAt, new Date(job.now.getTime() - graceMs)),
          gt(creditOrders.id, last),
        ),
      )
      .orderBy(asc(creditOrders.id))
      .limit(atOnce);
    for (const order of rows)
      await reconcileOne(job, { payments, publicUrl }, order).catch((error: unknown) =>
        job.log.warn({ order: order.id, error: String(error) }, "an order was not reconciled"),
      );
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < atOnce) return;
  }
}

async function reconcileOne(
  job: JobRun,
  { payments, publicUrl }: Deps,
  order: typeof creditOrders.$inferSelect,
): Promise<void> {
  if (order.state === "refunding") return sendRefund(job, { payments, publicUrl }, order.id);
  const found = await payments.find({ session: order.session, openedAt: order.createdAt }, job.now);
  if (found.state !== "open") await job.write((ctx) => settle(ctx, publicUrl, order.session, found));
}

/** Asks the provider for a refund; a process that dies before that is noted asks again, by the same key. */
async function sendRefund(job: JobRun, { payments, publicUrl }: Deps, id: number): Promise<void> {
  const [order] = await job.db.read.select().from(creditOrders).where(eq(creditOrders.id, id));
  if (order?.state !== "refunding" || order.payment === null || order.refundPence === null) return;
  if (order.provider !== payments.name) throw new Error(`Order ${id} was paid with ${order.provider}`);
  if (order.refundPence > 0)
    await payments.refund({ payment: order.payment, pence: order.refundPence, key: `refund-${order.reference}` });
  await job.write((ctx) => finishRefund(ctx, publicUrl, id));
}
