import { Camera, Ruler, TicketPercent } from "lucide-react";
import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { pageTitleId } from "#ui/Page.tsx";
import { TreadProfile } from "#ui/TreadProfile.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { useSignUpOffer } from "#kit/sign-up-offer.ts";
import css from "./Welcome.module.css";

interface WelcomeProps {
  readonly code?: string | undefined;
  readonly codeType?: string | undefined;
}

const steps = [
  { title: "base.welcome.step1", text: "base.welcome.step1Text", icon: <Camera aria-hidden="true" /> },
  { title: "base.welcome.step2", text: "base.welcome.step2Text", icon: <Ruler aria-hidden="true" /> },
  { title: "base.welcome.step3", text: "base.welcome.step3Text", icon: <TicketPercent aria-hidden="true" /> },
] as const;

/** The first page. It is also rendered at build time: no state, no style attribute, nothing of the browser. */
export function Welcome({ code, codeType }: WelcomeProps): ReactElement {
  const t = useT();
  const query = { code, code_type: codeType };
  return (
    <div className={css.page}>
      <section className={css.hero}>
        <div className={css.words}>
          <h1 id={pageTitleId} tabIndex={-1}>
            {t("base.welcome.title")}
          </h1>
          <p className={css.lead}>{t("base.welcome.lead")}</p>
          <p className={css.actions}>
            <ButtonLink kind="main" href={pathTo("/app/sign_up", {}, query)}>
              {t("base.welcome.start")}
            </ButtonLink>
            <ButtonLink href={pathTo("/app/sign_in", {}, query)}>{t("base.menu.signIn")}</ButtonLink>
          </p>
          {code && <p className={css.note}>{t("base.welcome.codeNote", { code })}</p>}
        </div>
        <div className={css.picture}>
          <TreadProfile depths={{ innerMm: 6.2, middleMm: 5.8, outerMm: 2.9 }} />
        </div>
      </section>
      <section aria-labelledby="how" className={css.part}>
        <h2 id="how">{t("base.welcome.how")}</h2>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <span className={css.icon}>{step.icon}</span>
              <h3>{t(step.title)}</h3>
              <p>{t(step.text)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="fitters" className={css.part}>
        <h2 id="fitters">{t("base.welcome.fitters")}</h2>
        <p>{t("base.welcome.fittersText")}</p>
        <p>
          <ButtonLink href="/app/member_sign_up">{t("base.welcome.fittersGo")}</ButtonLink>
        </p>
      </section>
      <Offer />
    </div>
  );
}

/** What new drivers are offered today. It comes with the settings, so it stands last: nothing moves below it. */
function Offer(): ReactElement | null {
  const t = useT();
  const offer = useSignUpOffer();
  if (offer === null) return null;
  return (
    <section aria-labelledby="offer" className={css.offer}>
      <h2 id="offer">{offer.title}</h2>
      <p>{offer.text}</p>
      <p className={css.small}>
        {offer.terms} <UiLink href="/app/terms_and_conditions">{t("base.menu.terms")}</UiLink>
      </p>
    </section>
  );
}
