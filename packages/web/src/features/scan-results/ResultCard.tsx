import type { ReactElement, ReactNode } from "react";
import { Card } from "#ui/Card.tsx";
import type { Tone } from "#ui/tone.ts";
import { ToneShape } from "#ui/ToneShape.tsx";
import css from "./ScanResults.module.css";

interface ResultCardProps {
  readonly tone: Tone;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A result in its colour and under its sign. */
export function ResultCard({ tone, title, actions, children }: ResultCardProps): ReactElement {
  return (
    <Card tone={tone} actions={actions}>
      <div className={css.verdict}>
        <span className={css[tone]}>
          <ToneShape tone={tone} size={40} />
        </span>
        <div className={css.words}>
          <h2>{title}</h2>
          {children}
        </div>
      </div>
    </Card>
  );
}
