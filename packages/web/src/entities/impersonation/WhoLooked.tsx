import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { Card, Section } from "#ui/Card.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Pagination } from "#ui/Pagination.tsx";

type Look = ReplyOf<Catalog["getWhoLooked"]>["list"][number];
const perPage = 10;

/** When administrators acted as the signed-in user, why, and how much they did, as a part of a page. Needs the words of `account`. */
export function WhoLooked(): ReactElement {
  const t = useT();
  return (
    <Section title={t("account.looked.title")} lead={t("account.looked.lead")} id="who-looked">
      <Looks level={3} />
    </Section>
  );
}

/** The same without its heading. */
export function Looks({ level = 2 }: { readonly level?: 2 | 3 }): ReactElement {
  const t = useT();
  const [page, setPage] = useState(1);
  const looks = useCall("getWhoLooked", { body: { page, per_page: perPage } }, { keepPrevious: true });
  return (
    <Loaded query={looks} shape="card">
      {({ list, total_count }) =>
        total_count === 0 ? (
          <Card>
            <p>{t("account.looked.none")}</p>
          </Card>
        ) : (
          <>
            {list.map((look) => (
              <OneLook key={look.id} look={look} level={level} />
            ))}
            <Pagination page={page} perPage={perPage} total={total_count} onPage={setPage} />
          </>
        )
      }
    </Loaded>
  );
}

function OneLook({ look, level }: { readonly look: Look; readonly level: 2 | 3 }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { admin_first_name: name, started_at: from, ended_at: to } = look;
  const until = to === null ? t("account.looked.now") : format.time(to);
  return (
    <Card title={t("account.looked.who", { name })} level={level}>
      <p>{format.dayAt(from, `${format.time(from)} – ${until}`)}</p>
      <p>{t("account.looked.reason", { reason: look.reason })}</p>
      <p>
        {format.facts(
          t("account.looked.read", { count: look.looked }),
          look.changed === 0 ? t("account.looked.noChange") : t("account.looked.changed", { count: look.changed }),
        )}
      </p>
    </Card>
  );
}
