import { useEffect, useEffectEvent } from "react";

/** Runs on arrival and whenever the value is another one, with what the component knows then; not when anything else changes. */
export function useOnChange(value: unknown, run: () => void): void {
  const runNow = useEffectEvent(run);
  useEffect(() => runNow(), [value]);
}
