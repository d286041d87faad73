import type { ReactElement } from "react";
import { isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import type { ConsumerPaths } from "#entities/consumer/consumer-paths.ts";
import { useDriverQuote } from "#entities/quote/consumer-queries.ts";
import { RequestDetail } from "./RequestDetail.tsx";

interface OpenQuoteProps {
  readonly consumerId: number;
  readonly quoteId: number;
  readonly paths: ConsumerPaths;
}

/** Opens the request that a quote belongs to: an answer is best read beside the others. */
export function OpenQuote({ consumerId, quoteId, paths }: OpenQuoteProps): ReactElement {
  const t = useT();
  const quote = useDriverQuote(quoteId);
  if (quote.data) return <RequestDetail consumerId={consumerId} requestId={quote.data.request_id} paths={paths} />;
  return (
    <Page title={t("driver.quotes.title")} back={{ href: paths.quotes }}>
      {isCode(quote.error, "NOT_FOUND") ? (
        <Empty
          picture="list"
          title={t("driver.quotes.gone")}
          action={<ButtonLink href={paths.quotes}>{t("driver.quotes.title")}</ButtonLink>}
        />
      ) : (
        <Loaded query={quote}>{() => null}</Loaded>
      )}
    </Page>
  );
}
