import type { ReactElement } from "react";
import { CallError } from "@treadclub/contract/client";
import { normaliseCode } from "@treadclub/rules/codes";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { codeProblem } from "#entities/voucher/code-problem.ts";
import { Form } from "#ui/Form.tsx";
import { TextField } from "#ui/TextField.tsx";
import { CodePreview } from "./CodePreview.tsx";
import { useForm } from "#ui/use-form.ts";
import { isCutOff } from "./use-kept.ts";

/** Goes to the voucher that a code leads to. */
export type VoucherFound = (voucherId: number, code: string) => void;

interface VoucherCodeFormProps {
  readonly onFound: VoucherFound;
  /** The code cannot be looked up for want of a network. */
  readonly onCutOff?: (code: string) => void;
}

/** For a voucher whose QR code cannot be scanned: the driver reads the code out. */
export function VoucherCodeForm({ onFound, onCutOff }: VoucherCodeFormProps): ReactElement {
  const t = useT();
  const words = { missing: t("office.voucher.needCode"), wrong: t("base.field.code"), none: undefined };
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({ code: words[codeProblem(code) ?? "none"] }),
    submit: async ({ code }) => {
      try {
        // Without a network a call would be tried again for a while; the till says so at once.
        if (onCutOff && !navigator.onLine) return onCutOff(normaliseCode(code));
        const voucher = await api.call("getVoucherByCode", { params: { code: normaliseCode(code) } });
        onFound(voucher.id, voucher.code);
      } catch (error) {
        if (onCutOff && isCutOff(error)) return onCutOff(normaliseCode(code));
        throw isCode(error, "CODE_INVALID")
          ? aboutCode(error, t("office.voucher.wrongCode", { message: withoutStop(errorText(error)) }))
          : error;
      }
    },
    explain: errorText,
  });
  return (
    <Form form={form} submitLabel={t("office.voucher.check")} label={t("office.voucher.box")}>
      <TextField
        label={t("office.voucher.box")}
        hint={t("office.voucher.boxHint")}
        autoComplete="off"
        autoCapitalize="characters"
        short
        below={<CodePreview typed={form.values.code} />}
        {...form.field("code")}
      />
    </Form>
  );
}

/** The same error as a problem of the field. */
const aboutCode = ({ status, code }: CallError, message: string): CallError =>
  new CallError(status, { code, message, fields: { code: message } });

const withoutStop = (sentence: string): string => sentence.replace(/[.。]$/, "");
