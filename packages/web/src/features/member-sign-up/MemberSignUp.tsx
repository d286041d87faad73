import type { ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { notice } from "#kit/notices.ts";
import { AgreeFields } from "#entities/auth/AgreeFields.tsx";
import { signInCall, FieldError } from "#entities/auth/sign-in-call.ts";
import { HoneypotField } from "#entities/auth/HoneypotField.tsx";
import { GuardError, type LoginReply } from "#entities/auth/login-reply.ts";
import { Section } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { UiLink } from "#ui/UiLink.tsx";
import { useForm } from "#ui/use-form.ts";
import { AddressFields } from "./AddressFields.tsx";
import { bodyOf, companyProblems, emptyCompany, type CompanyDraft } from "./company-draft.ts";
import { CompanyFields, OwnerFields } from "./CompanyFields.tsx";

interface MemberSignUpProps {
  readonly onReply: (reply: LoginReply) => Promise<void>;
}

/** A fitter signs up: the company, where it is, its owner. */
export function MemberSignUp({ onReply }: MemberSignUpProps): ReactElement {
  const t = useT();
  const form = useForm<CompanyDraft>({
    initial: emptyCompany,
    keepAs: "member-sign-up",
    forget: ["password", "terms_accepted", "homepage"],
    validate: companyProblems,
    submit: async (draft) => {
      const reply = await signInCall(api.call("createMember", { body: bodyOf(draft) })).catch((error: unknown) => {
        throw isCode(error, "EMAIL_EXISTS") ? new FieldError({ email: t("entry.signUp.emailTaken") }) : error;
      });
      await onReply(reply);
      if (reply.user) notice("success", t("entry.fitter.welcome", { name: reply.user.first_name }));
    },
    explain: (error) => (error instanceof GuardError ? error.message : errorText(error)),
  });
  return (
    <Page title={t("entry.fitter.title")} lead={t("entry.fitter.lead")} width="narrow" back={{ href: "/app/sign_up" }}>
      <Form form={form} submitLabel={t("entry.fitter.submit")}>
        <Section title={t("entry.fitter.company")}>
          <CompanyFields form={form} />
        </Section>
        <Section title={t("entry.fitter.address")}>
          <AddressFields form={form} />
        </Section>
        <Section title={t("entry.fitter.owner")} lead={t("entry.fitter.ownerHint")}>
          <OwnerFields form={form} />
        </Section>
        <AgreeFields form={form} of="member" />
        <HoneypotField {...form.field("homepage")} />
      </Form>
      <p>
        {t("entry.signIn.haveAccount")} <UiLink href="/app/sign_in">{t("base.menu.signIn")}</UiLink>
      </p>
    </Page>
  );
}
