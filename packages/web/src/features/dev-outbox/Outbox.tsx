import type { Catalog, ReplyOf } from "@treadclub/contract";
import { calendarFileName } from "@treadclub/rules/calendar-file";
import { CalendarDays } from "lucide-react";
import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { saveAs } from "#kit/save-as.ts";
import { Button } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/DateText.tsx";
import { Empty } from "#ui/Empty.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Page } from "#ui/Page.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { StateBadge } from "#ui/StateBadge.tsx";
import { MailFrame } from "./MailFrame.tsx";
import css from "./Outbox.module.css";

type Message = ReplyOf<Catalog["getOutbox"]>["list"][number];

const perPage = 10;
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
    <Page title={t("base.menu.outbox")} lead={t("account.outbox.lead")} width="wide">
      {error && <ErrorPanel text={error.message} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Skeleton shape="list" />}
      {data?.list.length === 0 && (
        <Empty title={t("account.outbox.empty")} text={t("account.outbox.emptyText")} picture="list" />
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
  const format = useFormat();
  return (
    <Card
      title={message.subject || message.text.slice(0, 60)}
      badge={<StateBadge tone={tones[message.state]}>{t(`account.outbox.${message.state}`)}</StateBadge>}
    >
      <p className={css.head}>
        {format.facts(t(`account.outbox.${message.channel}`), message.to)}
        <br />
        <RelativeTime value={message.created_at} />
      </p>
      <div className={css.both}>
        {message.text !== "" && <p className={css.text}>{withLinks(message.text)}</p>}
        {message.html !== null && (
          <MailFrame html={message.html} title={t("account.outbox.html", { subject: message.subject })} />
        )}
      </div>
      <CalendarFile text={message.calendar} />
      {message.problem !== null && <p className={css.text}>{message.problem}</p>}
    </Card>
  );
}

function CalendarFile({ text }: { readonly text: string | null }): ReactElement | null {
  const t = useT();
  if (text === null) return null;
  const save = (): void => saveAs(new Blob([text], { type: "text/calendar;charset=utf-8" }), calendarFileName);
  return (
    <p>
      <Button small icon={<CalendarDays aria-hidden="true" />} onClick={save}>
        {t("account.outbox.calendar")}
      </Button>
    </p>
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
