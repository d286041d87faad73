import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Page } from "#ui/Page.tsx";
import { Steps } from "#ui/Steps.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { DetailsStep } from "./DetailsStep.tsx";
import { emptyDetails, type Details } from "./details.ts";
import { TermsStep } from "./TermsStep.tsx";

interface DriverSignUpProps {
  readonly code?: string | undefined;
  readonly codeType?: string | undefined;
  readonly nextUrl?: string | undefined;
  /** Which step the address names; "terms" needs the details first. */
  readonly step: "details" | "terms";
  readonly onStep: (step: "details" | "terms") => void;
  readonly onDone: () => Promise<void>;
}

/** A driver's account in two steps: details, terms. */
export function DriverSignUp({ code, codeType, nextUrl, step, onStep, onDone }: DriverSignUpProps): ReactElement {
  const t = useT();
  const [details, setDetails] = useState<Details>(() => emptyDetails(code));
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const isTerms = step === "terms" && details.password !== "";
  const goOn = (entered: Details): void => {
    setDetails(entered);
    setRefused({});
    onStep("terms");
  };
  const goBack = (problems: Readonly<Record<string, string>> = {}): void => {
    setRefused(problems);
    onStep("details");
  };
  return (
    <Page
      title={t("base.driverSignUp.title")}
      width="narrow"
      back={isTerms ? undefined : { href: pathTo("/app/sign_up", {}, { code, code_type: codeType, nextUrl }) }}
    >
      <Steps steps={[t("base.driverSignUp.details"), t("base.driverSignUp.terms")]} current={isTerms ? 1 : 0} />
      {isTerms ? (
        <TermsStep details={details} codeType={codeType} onBack={goBack} onDone={onDone} />
      ) : (
        <DetailsStep details={details} codeType={codeType} refused={refused} onDone={goOn} />
      )}
      <p>
        {t("base.signUp.haveAccount")}{" "}
        <UiLink href={pathTo("/app/sign_in", {}, { code, code_type: codeType, nextUrl })}>
          {t("base.menu.signIn")}
        </UiLink>
      </p>
    </Page>
  );
}
