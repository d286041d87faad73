import type { ReactElement } from "react";
import { AccountEnded } from "#features/my-data/AccountEnded.tsx";
import { useRouteText } from "#kit/values.ts";

export function Screen(): ReactElement {
  const until = useRouteText("until");
  return (
    <AccountEnded
      how={useRouteText("how") === "erased" ? "erased" : "closed"}
      until={until !== undefined && /^\d{4}-\d\d-\d\d$/.test(until) && isDay(until) ? until : null}
    />
  );
}

const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text));
