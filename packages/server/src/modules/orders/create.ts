import type { Catalog, ParsedOf } from "@treadclub/contract";
import type { OutsideCtx } from "@treadclub/kit/context";
import { randomCode } from "@treadclub/kit/ids";
import { begun } from "@treadclub/kit/states";
import { signedInConsumer } from "#modules/consumers";
import { users } from "#modules/identity";
import { eq } from "drizzle-orm";
import { announce } from "./announce.ts";
import type { OrderDeps } from "./deps.ts";
import { orderPath, orderWords } from "./mails.ts";
import { orderById } from "./rows.ts";
import { orderMachine } from "./states.ts";
import { creditOrders, referencePrefix } from "./table.ts";
import { packsOf } from "./terms.ts";
import { viewOf, type OrderView } from "./view.ts";

type Ctx = OutsideCtx<"NOT_FOUND" | "ACTION_NOT_ALLOWED" | "UPSTREAM_UNAVAILABLE">;

/**
 * Orders a pack. The checkout is opened first: a process that dies before the order is written leaves one whose address
 * nobody has. Errors: ACTION_NOT_ALLOWED for whoever is no driver, and where no packs are sold; UPSTREAM_UNAVAILABLE.
 */
export async function createOrder(
  ctx: Ctx,
  deps: OrderDeps,
  { credits }: ParsedOf<Catalog["createCreditOrder"]>["body"],
): Promise<OrderView> {
  const consumerId = await signedInConsumer(ctx);
  const [buyer] = await ctx.db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, consumerId));
  if (!buyer) throw ctx.fail("ACTION_NOT_ALLOWED");
  const pack = packsOf(deps).find((one) => one.credits === credits);
  if (!pack) throw ctx.fail("ACTION_NOT_ALLOWED");
  const reference = `${referencePrefix}${randomCode(8)}`;
  const { session, url } = await deps.payments.open({
    reference,
    title: orderWords(buyer.locale)("mail.order.pack", { count: credits, free: pack.free_scans }),
    pricePence: pack.price_pence,
    email: buyer.email,
    locale: buyer.locale,
    returnPath: orderPath({ consumerId, reference }),
    now: ctx.now,
  });
  return ctx.write(async (tx) => {
    await signedInConsumer(tx);
    const [row] = await tx.db
      .insert(creditOrders)
      .values({
        reference,
        consumerId,
        credits,
        freeScans: pack.free_scans,
        pricePence: pack.price_pence,
        vatPence: pack.vat_pence,
        vatBasisPoints: Math.round(deps.vatRatePercent * 100),
        vatNumber: deps.vatNumber,
        provider: deps.payments.name,
        session,
        checkoutUrl: url,
        createdAt: tx.now,
      })
      .returning({ id: creditOrders.id });
    if (!row) throw new Error("No order row");
    begun(tx, orderMachine, row.id);
    announce(tx, { id: row.id, consumerId }, "order a pack", { credits, price_pence: pack.price_pence });
    return viewOf(await orderById(tx, row.id), tx.now);
  });
}
