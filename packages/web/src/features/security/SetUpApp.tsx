import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useEffect, useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { FieldError } from "#entities/auth/sign-in-call.ts";
import { Button } from "#ui/Button.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import { Form } from "#ui/Form.tsx";
import { QrCode } from "#ui/QrCode.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { TextField } from "#ui/TextField.tsx";
import { toast } from "#ui/toast.ts";
import { useForm } from "#ui/use-form.ts";
import css from "./Security.module.css";

type Begun = ReplyOf<Catalog["beginTotp"]>;

interface SetUpAppProps {
  readonly onCancel?: (() => void) | undefined;
  readonly onDone: (reply: ReplyOf<Catalog["confirmTotp"]>) => void;
}

/** The secret as a QR code and in letters, then the first code. */
export function SetUpApp({ onCancel, onDone }: SetUpAppProps): ReactElement {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api.call("beginTotp", { body: {} }).then(setBegun, (error: unknown) => setProblem(errorText(error)));
  }, []);
  if (problem !== null) return <ErrorPanel text={problem} />;
  if (!begun) return <Skeleton shape="card" />;
  return <FirstCode begun={begun} onCancel={onCancel} onDone={onDone} />;
}

function FirstCode({ begun, onCancel, onDone }: SetUpAppProps & { readonly begun: Begun }): ReactElement {
  const t = useT();
  const confirm = useAction("confirmTotp");
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({
      code: /^\d{6}$/.test(code.replaceAll(" ", "")) ? undefined : t("account.app.sixDigits"),
    }),
    submit: async ({ code }) => {
      const reply = await confirm.send({ body: { code: code.replaceAll(" ", "") } }).catch((error: unknown) => {
        throw isCode(error, "CODE_INVALID") ? new FieldError({ code: t("account.app.wrong") }) : error;
      });
      toast.success(t("account.app.on"));
      onDone(reply);
    },
  });
  return (
    <div className={css.setUp}>
      <p>{t("account.app.scan")}</p>
      <QrCode text={begun.url} label={t("account.app.qr")} />
      <p>
        {t("account.app.byHand")} <span className={css.secret}>{begun.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</span>
      </p>
      <Form
        form={form}
        submitLabel={t("account.app.confirm")}
        secondary={
          onCancel && (
            <Button kind="quiet" onClick={onCancel}>
              {t("account.shared.cancel")}
            </Button>
          )
        }
      >
        <TextField
          label={t("account.app.code")}
          hint={t("account.app.codeHint")}
          short
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field("code")}
        />
      </Form>
    </div>
  );
}
