import type { ReactElement } from "react";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { UiLink } from "#ui/UiLink.tsx";
import { careStep, type CareWays } from "./care-step.ts";
import css from "./CareList.module.css";
import type { TyreCare } from "./tyre-care.ts";

interface CareListProps {
  readonly tyres: readonly { readonly position: TyrePosition; readonly care: TyreCare }[];
  readonly ways: CareWays;
}

/** What is arranged for the tyres of a car, under its picture: quotes and bookings, each a link. */
export function CareList({ tyres, ways }: CareListProps): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const rows = tyres
    .filter(({ care }) => care.kind !== "none")
    .map(({ position, care }) => ({ position, ...careStep(care, ways, t, format) }));
  // Tyres of one request are one line.
  const groups = [...Map.groupBy(rows, ({ text, href }) => `${href} ${text}`).values()];
  if (rows.length === 0) return null;
  return (
    <ul className={css.list}>
      {groups.map(([first, ...others]) =>
        first ? (
          <li key={first.position}>
            <strong>{format.words([first, ...others].map(({ position }) => t(`ui.position.${position}`)))}</strong>
            <span>{first.text}</span>
            <UiLink href={first.href}>{first.action}</UiLink>
          </li>
        ) : null,
      )}
    </ul>
  );
}
