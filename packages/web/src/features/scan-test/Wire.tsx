import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import type { ErrorFields } from "./lab-trial.ts";
import css from "./ScanTest.module.css";
import type { Exchange } from "./wire-tap.ts";

/** A request and its answer, as they went over the wire. */
export function Wire({ exchange }: { readonly exchange: Exchange }): ReactElement {
  const t = useT();
  const { method, url, headers, body, status, answer } = exchange;
  const lines = [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return (
    <details>
      <summary>
        {t("lab.wire")} <code className={css.code}>{`${method} ${new URL(url).pathname}`}</code>
      </summary>
      <Json
        label={t("lab.wire.sent")}
        text={body === null ? lines.join("\n") : `${lines.join("\n")}\n\n${pretty(body)}`}
      />
      <Json label={t("lab.wire.answered")} text={status === null ? answer : `${status}\n\n${pretty(answer)}`} />
    </details>
  );
}

export function Json({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  return (
    <>
      <p className={css.soft}>{label}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll: by keyboard, too */}
      <pre className={css.wire} tabIndex={0} aria-label={label}>
        {text}
      </pre>
    </>
  );
}

/** JSON laid out, anything else as it is. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** What the SDK threw. */
export function Problem({ error }: { readonly error: ErrorFields }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <p className={css.problem} role="alert">
      {format.labelled(error.code === null ? error.name : `${error.code} ${error.name}`, error.message)}
      {error.status !== null && format.inBrackets(t("lab.error.status", { status: error.status }))}
      {error.retryable && ` ${t("lab.error.retryable")}`}
    </p>
  );
}
