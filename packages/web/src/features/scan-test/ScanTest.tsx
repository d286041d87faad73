import { sdkVersion } from "@treadclub/sdk";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { bestPracticePath } from "#kit/help-paths.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";
import { useOnChange } from "#kit/use-on-change.ts";
import { Breakable } from "#ui/Breakable.tsx";
import { Section } from "#ui/Card.tsx";
import { Empty } from "#ui/Empty.tsx";
import { Facts } from "#ui/Facts.tsx";
import { Loaded } from "#ui/Loaded.tsx";
import { Page } from "#ui/Page.tsx";
import { AnswersPart, ErrorsPart } from "./AnswersPart.tsx";
import { DevicesPart } from "./DevicesPart.tsx";
import { setupOf, type LabSetup } from "./lab-setup.ts";
import { OptionsForm } from "./OptionsForm.tsx";
import css from "./ScanTest.module.css";
import { LabSteps } from "./Steps.tsx";
import { useTrial } from "./use-trial.ts";

interface ScanTestProps {
  /** The way back. */
  readonly home: string;
  /** Takes what the scanner brought back out of the address. */
  readonly onRead: () => void;
}

/** Where anybody tries the SDK and the scanner against the sandbox and sees each step. */
export function ScanTest({ home, onRead }: ScanTestProps): ReactElement {
  const t = useT();
  const [search] = useState(() => location.search);
  const settings = useCall("getScanTestSettings", {});
  useOnChange(search, () => {
    if (search !== "") onRead();
  });
  return (
    <Page title={t("lab.title")} lead={t("lab.lead")} back={{ href: home }} help={{ href: bestPracticePath }}>
      <Loaded query={settings}>{(found) => <Lab setup={setupOf(found)} search={search} />}</Loaded>
    </Page>
  );
}

function Lab({ setup, search }: { readonly setup: LabSetup; readonly search: string }): ReactElement {
  const t = useT();
  return (
    <div className={css.lab}>
      <Facts
        facts={[
          { label: t("lab.facts.version"), value: sdkVersion },
          { label: t("lab.facts.service"), value: <Address text={setup.apiBase} /> },
          { label: t("lab.facts.scanner"), value: <Address text={setup.scanner} /> },
          { label: t("lab.facts.key"), value: setup.key && <code className={css.code}>{setup.key}</code> },
        ]}
      />
      {setup.key === null ? (
        <Empty picture="tyre" title={t("lab.noSandbox")} text={t("lab.noSandboxText")} />
      ) : (
        <>
          <TrialPart setup={setup} search={search} />
          <AnswersPart setup={setup} />
          <ErrorsPart setup={setup} />
        </>
      )}
      <DevicesPart />
    </div>
  );
}

const Address = ({ text }: { readonly text: string }): ReactElement => (
  <code className={css.code}>
    <Breakable text={text} />
  </code>
);

function TrialPart({ setup, search }: { readonly setup: LabSetup; readonly search: string }): ReactElement {
  const t = useT();
  const trial = useTrial(setup, search);
  const steps = useRef<HTMLDivElement>(null);
  // Back from the scanner: what has come back lies below the form.
  useEffect(() => {
    if (search !== "") steps.current?.focus();
  }, [search]);
  return (
    <Section title={t("lab.trial.title")} lead={t("lab.trial.lead")}>
      <OptionsForm trial={trial} />
      <div ref={steps} tabIndex={-1}>
        {trial.steps.length > 0 && <LabSteps steps={trial.steps} />}
      </div>
    </Section>
  );
}
