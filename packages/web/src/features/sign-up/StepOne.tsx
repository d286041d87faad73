import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { GoogleButton } from "#entities/auth/GoogleButton.tsx";
import { SignUpOffer } from "#entities/auth/SignUpOffer.tsx";
import { journeyQuery, type Journey } from "#entities/auth/journey.ts";
import { Page } from "#ui/Page.tsx";
import { Steps } from "#ui/Steps.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { DetailsForm } from "./DetailsForm.tsx";
import { useSignUpSteps } from "./use-sign-up-steps.ts";

interface StepOneProps {
  readonly journey: Journey;
  /** The address that a link named. */
  readonly email?: string | undefined;
  /** What the server did not take at the step after, by field. */
  readonly refused: Readonly<Record<string, string>> | null;
  readonly onDone: () => void;
}

/** A driver's account, step one: who it is, by hand or by the provider's account. */
export function StepOne({ journey, email, refused, onDone }: StepOneProps): ReactElement {
  const t = useT();
  const query = journeyQuery(journey);
  return (
    <Page title={t("entry.signUp.title")} width="narrow" back={{ href: pathTo("/app/sign_up", {}, query) }}>
      <Steps steps={useSignUpSteps()} current={0} />
      <GoogleButton journey={journey} />
      <DetailsForm journey={journey} email={email} refused={refused} onDone={onDone} />
      <p>
        {t("entry.signIn.haveAccount")}{" "}
        <UiLink href={pathTo("/app/sign_in", {}, query)}>{t("base.menu.signIn")}</UiLink>
      </p>
      <SignUpOffer />
    </Page>
  );
}
