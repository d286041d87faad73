import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useState, type ReactElement, type ReactNode } from "react";
import { useDocumentTitle } from "#kit/document-title.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { useCall } from "#kit/queries.ts";
import { useSession } from "#kit/session.ts";
import { isFramed } from "#kit/storage.ts";
import type { Journey } from "#entities/auth/journey.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { LocaleSwitch } from "#ui/LocaleSwitch.tsx";
import { pageTitleId } from "#ui/Page.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Wordmark } from "#ui/Wordmark.tsx";
import { FramedDeals } from "./FramedDeals.tsx";
import { FramedDone } from "./FramedDone.tsx";
import { FramedForm } from "./FramedForm.tsx";
import css from "./Framed.module.css";
import { useEmbedding } from "./use-embedding.ts";

export type FrameView = ReplyOf<Catalog["getFrame"]>;

interface FramedWelcomeProps {
  readonly code: string;
  readonly journey: Journey;
}

/** A club's welcome and sign-up, made to stand inside its fitter's own page. */
export function FramedWelcome({ code, journey }: FramedWelcomeProps): ReactElement {
  const t = useT();
  useEmbedding(journey.iframeQuery);
  const { data, error, refetch, isFetching } = useCall("getFrame", { params: { code } });
  const isWrong = isCode(error, "CODE_INVALID", "VALIDATION_FAILED");
  if (data) return <Club frame={data} journey={{ ...journey, code: data.code }} />;
  return (
    <Sheet title={t(isWrong ? "entry.frame.wrongTitle" : "entry.frame.loading")}>
      {error ? (
        <ErrorPanel
          title={errorText(error)}
          text=""
          onRetry={isWrong ? undefined : () => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton shape="card" rows={2} />
      )}
    </Sheet>
  );
}

function Club({ frame, journey }: { readonly frame: FrameView; readonly journey: Journey }): ReactElement {
  const t = useT();
  const format = useFormat();
  const { user } = useSession();
  const [name, setName] = useState<string | null>(null);
  const { company_name: company, club_title: club, saves_pence: pence, code } = frame;
  if (name !== null)
    return (
      <Sheet title={t("entry.frame.doneTitle", { name })} lead={t("entry.frame.done", { club })}>
        <FramedDone journey={journey} />
      </Sheet>
    );
  const lead =
    pence > 0
      ? t("entry.frame.lead", { company, amount: format.money(pence, true) })
      : t("entry.frame.leadPlain", { company });
  return (
    <Sheet title={club} lead={lead}>
      {user ? (
        <>
          <p>{t("entry.frame.signedIn", { name: user.first_name })}</p>
          <ButtonLink kind="main" wide href={pathTo("/app/consumer_register_by_club_qr/{code}", { code })}>
            {t("entry.frame.join")}
          </ButtonLink>
        </>
      ) : (
        <FramedForm journey={journey} onDone={setName} />
      )}
      <FramedDeals code={code} />
    </Sheet>
  );
}

interface SheetProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** What stands around it, without the menus of the application; every link leaves the frame. */
function Sheet({ title, lead, children }: SheetProps): ReactElement {
  const t = useT();
  useDocumentTitle(title);
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <a href="/app" target={isFramed() ? "_blank" : undefined} rel="noopener" aria-label={t("base.menu.home_link")}>
          <Wordmark />
        </a>
        <LocaleSwitch />
      </div>
      <header className={css.title}>
        <h1 id={pageTitleId} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </header>
      {children}
      <nav className={css.links} aria-label={t("base.menu.footer")}>
        <a href="/app/terms_and_conditions" target="_blank" rel="noopener">
          {t("base.menu.terms")}
        </a>
        <a href="/app/privacy_policy" target="_blank" rel="noopener">
          {t("base.menu.privacy")}
        </a>
      </nav>
    </div>
  );
}
