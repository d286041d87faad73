import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { Section } from "#ui/Card.tsx";
import { CodeBlock } from "#ui/CodeBlock.tsx";
import { CopyButton } from "#ui/CopyButton.tsx";
import css from "./Integrator.module.css";
import type { Key } from "./queries.ts";
import { createSessionCommand } from "./snippet.ts";

interface SnippetProps {
  readonly apiKey: Pick<Key, "origins">;
  readonly level?: 2 | 3;
}

/** The first call with a key, ready to copy. */
export function Snippet({ apiKey, level }: SnippetProps): ReactElement {
  const t = useT();
  const command = createSessionCommand({ service: location.origin, origin: apiKey.origins[0] ?? null });
  return (
    <Section title={t("integrator.snippet.title")} lead={t("integrator.snippet.text")} level={level}>
      <CodeBlock label={t("integrator.snippet.label")} text={command} />
      <div className={css.buttons}>
        <CopyButton text={command} label={t("integrator.copy.snippet")} />
      </div>
    </Section>
  );
}
