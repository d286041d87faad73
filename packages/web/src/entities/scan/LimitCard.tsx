import type { ReactElement, ReactNode } from "react";
import { ArrowRight } from "lucide-react";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { ToneShape } from "#ui/ToneShape.tsx";
import { careStep, type CareWays } from "./care-step.ts";
import css from "./LimitCard.module.css";
import type { TyreCare } from "./tyre-care.ts";

interface LimitCardProps {
  readonly position: TyrePosition;
  readonly mm: number;
  /** Null until it is known: nobody presses a button that is about to change. */
  readonly care: TyreCare | null;
  readonly ways: CareWays;
  /** Offered as long as nothing is arranged. */
  readonly freeCheckHref: string;
  readonly resultHref?: string;
  /** Which car. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** A tyre below the legal limit: what it means, what the law says, the next step. The same on every screen. */
export function LimitCard(props: LimitCardProps): ReactElement {
  const { position, mm, care, ways, freeCheckHref, resultHref, lead, children } = props;
  const t = useT();
  const format = useFormat();
  const step = care && careStep(care, ways, t, format);
  return (
    <section className={css.card}>
      <span className={css.sign}>
        <ToneShape tone="now" size={40} />
      </span>
      <div className={css.words}>
        {lead}
        <h2>{t("scan.limit.title", { tyre: t(`scan.tyre.${position}`), mm: format.mm(mm) })}</h2>
        <p className={css.what}>{t("scan.limit.do")}</p>
        {step?.text && <p className={css.what}>{step.text}</p>}
        {children}
        <p>{t("scan.limit.law")}</p>
      </div>
      {step && (
        <div className={css.actions}>
          <ButtonLink kind="main" href={step.href} icon={<ArrowRight aria-hidden="true" />}>
            {step.action}
          </ButtonLink>
          {care.kind === "none" && <ButtonLink href={freeCheckHref}>{t("scan.result.freeCheck")}</ButtonLink>}
          {resultHref && (
            <ButtonLink kind="quiet" href={resultHref}>
              {t("scan.care.resultGo")}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}
