import type { ReactElement } from "react";
import { normaliseCode } from "@treadclub/rules/codes";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import { codeProblem } from "#entities/voucher/code-problem.ts";
import { useJoinClub } from "#entities/voucher/queries.ts";

/** A club's code brings its vouchers. */
export function JoinClub(): ReactElement {
  const t = useT();
  const join = useJoinClub();
  const words = { missing: t("driver.vouchers.codeMissing"), wrong: t("base.field.code"), none: undefined };
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({ code: words[codeProblem(code) ?? "none"] }),
    submit: async ({ code }) => {
      try {
        const joined = await join.send({ body: { code: normaliseCode(code) } });
        const { vouchers_issued: count, waits_for: waitsFor } = joined;
        const club = joined.club.name;
        if (count > 0) toast.success(t("driver.vouchers.joined", { count, club }));
        if (waitsFor !== null) toast.warning(t(`driver.vouchers.waits.${waitsFor}`, { club }));
        else if (count === 0) toast.success(t("driver.vouchers.joinedAgain", { club }));
        form.reset();
      } catch (error) {
        if (isCode(error, "CODE_INVALID"))
          throw Object.assign(new Error(errorText(error)), { fields: { code: errorText(error) } });
        throw error;
      }
    },
    explain: errorText,
  });
  return (
    <Section title={t("driver.vouchers.joinTitle")} lead={t("driver.vouchers.joinText")}>
      <Form form={form} submitLabel={t("driver.vouchers.join")}>
        <TextField
          label={t("driver.vouchers.code")}
          hint={t("driver.vouchers.codeHint")}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          short
          {...form.field("code")}
        />
      </Form>
    </Section>
  );
}
