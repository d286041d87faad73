import type { ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useNow } from "#ui/use-now.ts";
import type { Expected } from "./clock-of.ts";
import { expectedWords } from "./expected-words.ts";

interface ExpectedTextProps {
  readonly since: string | null;
  /** Null when nothing is awaited. */
  readonly expected: Expected | null;
  /** Until when a late answer is expected now. */
  readonly answerBy?: string | null | undefined;
}

/** When the driver may expect an answer: the same instant as on the clock of whoever owes it. */
export function ExpectedText({ since, expected, answerBy = null }: ExpectedTextProps): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const nowMs = useNow(30_000);
  if (since === null || expected === null) return null;
  return <p>{expectedWords(since, expected, { t, format, nowMs }, answerBy) ?? t("driver.expected.late")}</p>;
}
