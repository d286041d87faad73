import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Breakable } from "#ui/Breakable.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Card, Section } from "#ui/Card.tsx";
import { DataList } from "#ui/DataList.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { ActionInPlace } from "#ui/record/RecordActions.tsx";
import css from "./Integrator.module.css";
import { MessageLine, useMessageName } from "./MessageLine.tsx";
import { messagePath, messagesOf } from "./paths.ts";
import { useMessages, type Key } from "./queries.ts";

interface KeyWebhookProps {
  readonly apiKey: Key;
  readonly level: 2 | 3;
}

const shown = 5;

/** Where the messages of a key go, and the last of them. */
export function KeyWebhook({ apiKey, level }: KeyWebhookProps): ReactElement {
  return (
    <>
      <Address apiKey={apiKey} level={level} />
      <Recent keyId={apiKey.id} level={level} />
    </>
  );
}

function Address({ apiKey, level }: KeyWebhookProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const { webhook } = apiKey;
  const set = <ActionInPlace name="setIntegratorWebhook" />;
  if (webhook === null)
    return (
      <Card>
        <Empty title={t("integrator.hook.none")} text={t("integrator.hook.noneText")} level={level} action={set} />
      </Card>
    );
  const { url, old_secret_until: until } = webhook;
  return (
    <Card>
      <Section title={t("integrator.hook.address")} level={level}>
        <p className={css.address} translate="no">
          <Breakable text={url} />
        </p>
        {until !== null && (
          <p className={css.note}>{t("integrator.hook.bothUntil", { time: format.dayTime(until, "short") })}</p>
        )}
        <div className={css.buttons}>
          <ActionInPlace name="testIntegratorWebhook" />
          {set}
          <ActionInPlace name="rotateIntegratorWebhook" />
          <ActionInPlace name="removeIntegratorWebhook" />
        </div>
      </Section>
    </Card>
  );
}

function Recent({ keyId, level }: { readonly keyId: number; readonly level: 2 | 3 }): ReactElement {
  const t = useT();
  const nameOf = useMessageName();
  const query = useMessages({ per_page: shown, filters: { key_id: keyId } });
  return (
    <Section
      title={t("integrator.hook.recent")}
      level={level}
      actions={
        <ButtonLink small kind="quiet" className={css.besideTitle} href={messagesOf(keyId)}>
          {t("integrator.hook.all")}
        </ButtonLink>
      }
    >
      <Loaded query={query}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={css.soft}>{t("integrator.messages.noneText")}</p>
          ) : (
            <DataList
              items={list}
              label={t("integrator.hook.recent")}
              keyOf={(message) => message.id}
              nameOf={nameOf}
              row={(message) => <MessageLine message={message} />}
              hrefOf={(message) => messagePath(message.id)}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
