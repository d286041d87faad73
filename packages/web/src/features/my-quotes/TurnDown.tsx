import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import { useRejectQuote, type DriverQuote } from "#entities/quote/consumer-queries.ts";

/** Turns an answer down, or cancels what waits; nothing where neither is possible. */
export function TurnDown({ quote }: { readonly quote: DriverQuote }): ReactElement | null {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const reject = useRejectQuote();
  const { can } = quote;
  if (!can.reject && !can.cancel) return null;
  const verb = can.reject ? "reject" : "cancel";
  const member = quote.member.company_name;
  const run = async (): Promise<void> => {
    await reject.send({ params: { id: String(quote.id) }, body: {} });
    toast.success(verb === "reject" ? t("driver.quotes.rejected") : t("driver.quotes.cancelled"));
  };
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t(`driver.quotes.${verb}`)}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`driver.quotes.${verb}Title`, { member })}
        actionLabel={t(`driver.quotes.${verb}`)}
        danger
        onConfirm={run}
      >
        <p>{t(`driver.quotes.${verb}Text`)}</p>
      </Confirm>
    </>
  );
}
