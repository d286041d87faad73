import { useEffect, useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { Section } from "#ui/Card.tsx";
import { Form } from "#ui/Form.tsx";
import { Page } from "#ui/Page.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useForm } from "#ui/use-form.ts";
import css from "./Framed.module.css";

interface ShownFrame {
  readonly code: string;
  readonly iframeQuery: string;
}

/** Shows a club's frame as a fitter's page would, and what it says. */
export function FrameTest({ code = "" }: { readonly code?: string | undefined }): ReactElement {
  const t = useT();
  const [shown, setShown] = useState<ShownFrame | null>(null);
  const form = useForm({
    initial: { code, iframeQuery: "test" },
    validate: (entered) => ({ code: entered.code.trim() === "" ? t("entry.signUp.enterCode") : undefined }),
    submit: async (entered) => setShown({ ...entered, code: entered.code.trim() }),
  });
  return (
    <Page title={t("entry.frame.testTitle")} lead={t("entry.frame.testLead")} width="narrow">
      <Form form={form} submitLabel={t("entry.frame.testShow")}>
        <TextField
          label={t("entry.frame.testCode")}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          short
          {...form.field("code")}
        />
        <TextField
          label={t("entry.frame.testState")}
          hint={t("entry.frame.testStateHint")}
          autoComplete="off"
          maxLength={200}
          {...form.field("iframeQuery")}
        />
      </Form>
      {shown && <Shown key={JSON.stringify(shown)} {...shown} />}
    </Page>
  );
}

function Shown({ code, iframeQuery }: ShownFrame): ReactElement {
  const t = useT();
  const said = useWords();
  return (
    <>
      <Section title={t("entry.frame.testFrame")}>
        <iframe
          className={css.test}
          title={t("entry.frame.testFrame")}
          src={pathTo("/app/iframe_by_code/{code}", { code }, { code_type: "club", iframeQuery })}
        />
      </Section>
      <Section title={t("entry.frame.testSaid")}>
        {said.length === 0 && <p>{t("entry.frame.testNothing")}</p>}
        <ol className={css.said}>
          {said.map((word, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a list that only grows
            <li key={at}>
              <code>{word}</code>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/** What frames of our own have said so far. */
function useWords(): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<unknown>): void => {
      if (origin !== location.origin || !isOurs(data)) return;
      setWords((before) => [...before, JSON.stringify(data)].slice(-20));
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);
  return words;
}

const isOurs = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "source" in data && data.source === "treadclub";
