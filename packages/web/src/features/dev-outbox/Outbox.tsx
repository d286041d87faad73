import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { Card, Stack } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/DateText.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Page } from "#ui/Page.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import css from "./Outbox.module.css";

type Message = ReplyOf<Catalog["getOutbox"]>["list"][number];

const perPage = 20;
const refetchMs = 5_000;

/** What would have been sent, while no provider is configured. */
export function Outbox(): ReactElement {
  const t = useT();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching } = useCall(
    "getOutbox",
    { body: { page, per_page: perPage } },
    { refetchMs, keepPrevious: true },
  );
  return (
    <Page title={t("base.menu.outbox")} lead={t("base.outbox.lead")} width="normal">
      {error && <ErrorPanel text={error.message} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Skeleton shape="list" />}
      {data?.list.length === 0 && (
        <Empty title={t("base.outbox.empty")} text={t("base.outbox.emptyText")} picture="list" />
      )}
      <Stack>
        {data?.list.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </Stack>
      {data && <Pagination page={page} perPage={perPage} total={data.total_count} onPage={setPage} />}
    </Page>
  );
}

function MessageCard({ message }: { readonly message: Message }): ReactElement {
  const t = useT();
  return (
    <Card
      title={message.subject || message.text.slice(0, 60)}
      badge={<StateBadge tone={tones[message.state]}>{t(`base.outbox.${message.state}`)}</StateBadge>}
    >
      <p className={css.head}>
        {t(`base.outbox.${message.channel}`)} · {message.to} · <RelativeTime value={message.created_at} />
      </p>
      {message.text !== "" && <p className={css.text}>{withLinks(message.text)}</p>}
      {message.problem !== null && <p className={css.text}>{message.problem}</p>}
    </Card>
  );
}

const tones = { waiting: "waiting", sent: "good", failed: "now" } as const;

/** Addresses in the text can be followed. */
function withLinks(text: string): (string | ReactElement)[] {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    /^https?:\/\//.test(part) ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
