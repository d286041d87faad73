import type { Catalog, ReplyOf } from "@treadclub/contract";
import { LogOut } from "lucide-react";
import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction, useCall } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { toast } from "#ui/toast.ts";
import { deviceName } from "./device-name.ts";
import { LastUsed } from "./LastUsed.tsx";
import css from "./Security.module.css";

type Session = ReplyOf<Catalog["getSessions"]>["list"][number];

/** Where one is signed in, and the way out of each. */
export function Sessions(): ReactElement {
  const t = useT();
  const query = useCall("getSessions", {});
  const others = useAction("endOtherSessions");
  const endOthers = async (): Promise<void> => {
    const reply = await others.run({ body: {} });
    if (reply) toast.success(t("account.sessions.ended", { count: reply.ended }));
  };
  return (
    <Section title={t("account.sessions.title")} lead={t("account.sessions.lead")}>
      <Loaded query={query} shape="list" rows={3}>
        {({ list }) => (
          <>
            <ul className={css.list}>
              {list.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {list.length > 1 && (
              <p>
                <Button busy={others.busy} onClick={() => void endOthers()}>
                  {t("account.sessions.endOthers")}
                </Button>
              </p>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function SessionRow({ session }: { readonly session: Session }): ReactElement {
  const t = useT();
  const format = useFormat();
  const ending = useAction("endSession");
  const name = deviceName(session.user_agent, t);
  return (
    <li className={css.item}>
      <span>
        <span className={css.name}>{name}</span> {session.current && <strong>{t("account.sessions.here")}</strong>}
        <br />
        <span className={css.small}>
          {format.facts(t(`account.sessions.by.${session.method}`), format.dayTime(session.created_at, "short"))}
          <br />
          <LastUsed at={session.last_used_at} />
        </span>
      </span>
      {!session.current && (
        <Button
          small
          busy={ending.busy}
          icon={<LogOut aria-hidden="true" />}
          aria-label={t("account.sessions.endLong", { name })}
          onClick={() => void ending.run({ params: { id: String(session.id) } })}
        >
          {t("account.sessions.end")}
        </Button>
      )}
    </li>
  );
}
