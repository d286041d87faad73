import { normaliseCode } from "@treadclub/rules/codes";
import type { ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useJoinClub } from "#entities/voucher/queries.ts";
import { FieldError } from "#entities/auth/sign-in-call.ts";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";

interface ClubFormProps {
  /** What the address brought. */
  readonly code: string | undefined;
  readonly onJoined: (club: string) => void;
}

/** A fitter's code brings its vouchers. */
export function ClubForm({ code = "", onJoined }: ClubFormProps): ReactElement {
  const t = useT();
  const join = useJoinClub();
  const form = useForm({
    initial: { code },
    validate: (entered) => ({
      code: normaliseCode(entered.code) === "" ? t("entry.signUp.enterCode") : undefined,
    }),
    submit: async (entered) => {
      const body = { code: normaliseCode(entered.code) };
      const { club } = await join.send({ body }).catch((error: unknown) => {
        throw isCode(error, "CODE_INVALID") ? new FieldError({ code: errorText(error) }) : error;
      });
      onJoined(club.name);
    },
    explain: errorText,
  });
  return (
    <Form form={form} submitLabel={t("entry.signUp.join")} quiet>
      <TextField
        label={t("entry.signUp.code")}
        hint={t("entry.signUp.codeLead")}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        short
        optional
        {...form.field("code")}
      />
    </Form>
  );
}
