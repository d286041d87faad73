import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Section, Stack } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { problemText } from "#ui/problem-text.ts";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";
import css from "./Data.module.css";
import { isWord, leavingProblems } from "./leaving.ts";

interface EraseSectionProps {
  readonly onErased: () => void;
}

/** The end of the account, at once and for good. */
export function EraseSection({ onErased }: EraseSectionProps): ReactElement {
  const t = useT();
  const [asked, setAsked] = useState(false);
  return (
    <Section title={t("account.erase.title")} lead={t("account.erase.text")} id="erase">
      <div>
        <Button kind="danger" onClick={() => setAsked(true)}>
          {t("account.erase.go")}
        </Button>
      </div>
      <Dialog open={asked} onClose={() => setAsked(false)} title={t("account.erase.ask")} alert>
        <Stack>
          <ul className={css.what}>
            <li>{t("account.erase.what1")}</li>
            <li>{t("account.erase.what2")}</li>
            <li>{t("account.erase.stays")}</li>
          </ul>
          <p>{t("account.erase.downloadFirst")}</p>
          <EraseForm onErased={onErased} onCancel={() => setAsked(false)} />
        </Stack>
      </Dialog>
    </Section>
  );
}

function EraseForm({ onErased, onCancel }: EraseSectionProps & { readonly onCancel: () => void }): ReactElement {
  const t = useT();
  const erasing = useAction("eraseAccount");
  const word = t("account.erase.word");
  const form = useForm({
    initial: { word: "" },
    validate: ({ word: typed }) => ({ word: isWord(typed, word) ? undefined : t("account.erase.typed", { word }) }),
    submit: async () => {
      await erasing.send({ body: { confirm: "erase" } });
      onErased();
    },
    explain: (error) => problemText(error, leavingProblems(t)),
  });
  return (
    <Form
      form={form}
      label={t("account.erase.ask")}
      submitLabel={t("account.erase.go")}
      danger
      secondary={<Button onClick={onCancel}>{t("account.shared.cancel")}</Button>}
    >
      <TextField
        label={t("account.erase.type", { word })}
        autoComplete="off"
        autoCapitalize="none"
        short
        {...form.field("word")}
      />
    </Form>
  );
}
