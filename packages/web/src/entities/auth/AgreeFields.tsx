import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { paperPaths } from "#kit/paper-paths.ts";
import { CheckboxField } from "#ui/ChoiceFields.tsx";
import { Sentence } from "#ui/Sentence.tsx";
import type { FormHandle } from "#ui/use-form.ts";

export interface Agreement {
  readonly terms_accepted: boolean;
  readonly marketing: boolean;
}

interface AgreeFieldsProps<T extends Agreement> {
  readonly form: FormHandle<T>;
  /** Whose papers. */
  readonly of: keyof typeof paperPaths;
  /** Without the question about offers. */
  readonly bare?: boolean;
}

/** Links to the legal texts, the agreement to them and the opt-in to offers. The texts open in a new tab, so that typed values stay. */
export function AgreeFields<T extends Agreement>({ form, of, bare = false }: AgreeFieldsProps<T>): ReactElement {
  const t = useT();
  return (
    <>
      <p>
        <Sentence
          write={(terms, privacy) => t("entry.signUp.read", { terms, privacy })}
          nodes={[
            <a key="terms" href={paperPaths[of].terms} target="_blank" rel="noreferrer">
              {t("entry.signUp.readTerms")}
            </a>,
            <a key="privacy" href={paperPaths[of].privacy} target="_blank" rel="noreferrer">
              {t("entry.signUp.readPrivacy")}
            </a>,
          ]}
        />
      </p>
      <CheckboxField label={t("entry.signUp.agree")} {...form.field("terms_accepted")} />
      {!bare && (
        <CheckboxField
          label={t("entry.signUp.marketing")}
          hint={t("entry.signUp.marketingHint")}
          {...form.field("marketing")}
        />
      )}
    </>
  );
}
