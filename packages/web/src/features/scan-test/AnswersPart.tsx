import { useState, type ReactElement } from "react";
import { errorTypes, type ErrorName } from "@treadclub/sdk";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Section } from "#ui/Card.tsx";
import { Segments } from "#ui/Segments.tsx";
import type { LabSetup } from "./lab-setup.ts";
import type { ErrorFields } from "./lab-trial.ts";
import { raisers, specialTokens, statusTokens, tryToken } from "./magic.ts";
import css from "./ScanTest.module.css";
import { errorFields } from "./error-fields.ts";
import { Json, Problem } from "./Wire.tsx";

/** What one try came to. */
type Outcome = "running" | { readonly answer: object } | { readonly error: ErrorFields };

interface Tries {
  readonly outcomes: Readonly<Record<string, Outcome>>;
  readonly run: (name: string, attempt: () => unknown) => Promise<void>;
}

function useTries(): Tries {
  const [outcomes, setOutcomes] = useState<Tries["outcomes"]>({});
  const set = (name: string, outcome: Outcome): void => setOutcomes((now) => ({ ...now, [name]: outcome }));
  const run = async (name: string, attempt: () => unknown): Promise<void> => {
    set(name, "running");
    try {
      const answer = await attempt();
      set(name, { answer: typeof answer === "object" && answer !== null ? answer : {} });
    } catch (error) {
      set(name, { error: errorFields(error) });
    }
  };
  return { outcomes, run };
}

const calls = ["session", "tread"] as const;

/** Each status and each error, tried with the sandbox's magic tokens. */
export function AnswersPart({ setup }: { readonly setup: LabSetup }): ReactElement {
  const t = useT();
  const [call, setCall] = useState<(typeof calls)[number]>("session");
  const { outcomes, run } = useTries();
  return (
    <Section title={t("lab.answers.title")} lead={t("lab.answers.lead")}>
      <Segments
        label={t("lab.option.results")}
        value={call}
        onChange={setCall}
        options={[
          { value: "session", label: "getWorkflowResults" },
          { value: "tread", label: "getResults" },
        ]}
      />
      <ul className={css.rows}>
        {[...statusTokens, ...specialTokens].map((token) => (
          <Try
            key={`${call} ${token}`}
            name={`sandbox_${token}`}
            text={t(`lab.token.${token}`)}
            outcome={outcomes[`${call} ${token}`]}
            onTry={() => void run(`${call} ${token}`, () => tryToken(setup, token, call))}
          />
        ))}
      </ul>
    </Section>
  );
}

/** 1001 to 1010, each raised by the SDK itself. */
export function ErrorsPart({ setup }: { readonly setup: LabSetup }): ReactElement {
  const t = useT();
  const { outcomes, run } = useTries();
  return (
    <Section title={t("lab.errors.title")} lead={t("lab.errors.lead")}>
      <ul className={css.rows}>
        {errorNames.map((name) => (
          <Try
            key={name}
            name={`${errorTypes[name]} ${name}`}
            text={t(`lab.error.${errorTypes[name]}`)}
            outcome={outcomes[name]}
            onTry={() => void run(name, () => raisers[name](setup))}
          />
        ))}
      </ul>
    </Section>
  );
}

const isName = (name: string): name is ErrorName => Object.hasOwn(errorTypes, name);
const errorNames = Object.keys(errorTypes).filter(isName);

interface TryProps {
  readonly name: string;
  readonly text: string;
  readonly outcome: Outcome | undefined;
  readonly onTry: () => void;
}

function Try({ name, text, outcome, onTry }: TryProps): ReactElement {
  const t = useT();
  return (
    <li className={css.row}>
      <code className={css.code}>{name}</code>
      <div>
        <p>{text}</p>
        <div aria-live="polite">
          {typeof outcome === "object" && "error" in outcome && <Problem error={outcome.error} />}
          {typeof outcome === "object" && "answer" in outcome && (
            <>
              <p className={css.problem}>{t("lab.try.resolved")}</p>
              <Json label={t("lab.data")} text={JSON.stringify(outcome.answer, null, 2)} />
            </>
          )}
        </div>
      </div>
      <Button small busy={outcome === "running"} aria-label={t("lab.try.label", { name })} onClick={onTry}>
        {t("lab.try")}
      </Button>
    </li>
  );
}
