import { useEffect, useEffectEvent, type ReactElement } from "react";
import { Printer } from "lucide-react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import type { Tone } from "#ui/tone.ts";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { OrderBadge } from "#entities/order/OrderBadge.tsx";
import { useOrder, type Order } from "./queries.ts";
import { Receipt } from "./Receipt.tsx";
import { RefundSection } from "./RefundSection.tsx";
import css from "./Shop.module.css";
import { useCheckout } from "./use-checkout.ts";

interface OrderPageProps {
  readonly reference: string;
  readonly paths: ConsumerPaths;
  /** The driver comes back from a checkout. */
  readonly isBack: boolean;
}

const checkEveryMs = 3000;

/** An order: how it stands, its receipt, and a refund as long as there is a right to one. */
export function OrderPage({ reference, paths, isBack }: OrderPageProps): ReactElement {
  const t = useT();
  const query = useOrder(reference);
  const isReceipt = query.data !== undefined && query.data.paid_at !== null;
  return (
    <Page
      title={t(isReceipt ? "shop.order.receipt" : "shop.order.title", { reference })}
      back={{ href: paths.credits, label: t("shop.title") }}
      badge={query.data && <OrderBadge state={query.data.state} />}
      width="narrow"
    >
      <Loaded query={query}>
        {(order) => (
          <>
            <Standing order={order} paths={paths} isBack={isBack} />
            <Receipt order={order} />
            {order.paid_at !== null && (
              <div className={css.actions}>
                <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                  {t("shop.order.print")}
                </Button>
              </div>
            )}
            {order.can.refund && <RefundSection order={order} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

const tones: Partial<Readonly<Record<Order["state"], Tone>>> = { paid: "good", failed: "soon", created: "turn" };

interface StandingProps {
  readonly order: Order;
  readonly paths: ConsumerPaths;
  readonly isBack: boolean;
}

function Standing({ order, paths, isBack }: StandingProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const amount = format.money(order.refund_pence ?? 0);
  const isChecking = order.state === "created" && isBack;
  useCheck(order.reference, isChecking);
  return (
    <div role="status" className={css.screenOnly}>
      <Card
        tone={tones[order.state]}
        actions={
          order.state === "created" ? (
            <OpenActions order={order} paths={paths} />
          ) : (
            <NextActions order={order} paths={paths} />
          )
        }
      >
        <p>{isChecking ? t("shop.order.checking") : t(`shop.order.${order.state}`, { amount })}</p>
        {order.is_test && order.state === "created" && <p>{t("shop.testNote")}</p>}
      </Card>
    </div>
  );
}

/** Asks how the payment stands until that is known: the provider may be slower than its buyer. */
function useCheck(reference: string, isWanted: boolean): void {
  const { send } = useAction("checkCreditOrder", { quiet: true });
  const check = useEffectEvent((): void => void send({ params: { reference }, body: {} }).catch(() => undefined));
  useEffect(() => {
    if (!isWanted) return undefined;
    check();
    const timer = setInterval(() => check(), checkEveryMs);
    return () => clearInterval(timer);
  }, [isWanted]);
}

function OpenActions({ order, paths }: Omit<StandingProps, "isBack">): ReactElement {
  const t = useT();
  const goToCheckout = useCheckout(paths);
  const cancel = useAction("cancelCreditOrder");
  const { reference } = order;
  return (
    <>
      <Button kind="main" onClick={() => goToCheckout(order)}>
        {t("shop.order.goOn")}
      </Button>
      <Button busy={cancel.busy} onClick={() => void cancel.run({ params: { reference }, body: {} })}>
        {t("shop.order.cancel")}
      </Button>
    </>
  );
}

function NextActions({ order, paths }: Omit<StandingProps, "isBack">): ReactElement {
  const t = useT();
  return order.state === "paid" ? (
    <ButtonLink kind="main" href={paths.scans}>
      {t("shop.order.scan")}
    </ButtonLink>
  ) : (
    <ButtonLink kind={order.paid_at === null ? "main" : "plain"} href={paths.credits}>
      {t("shop.order.again")}
    </ButtonLink>
  );
}
