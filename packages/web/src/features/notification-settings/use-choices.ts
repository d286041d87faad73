import { useRef, useState } from "react";
import { useAction } from "#kit/queries.ts";
import { keyOf, type Choice } from "./choice-grid.ts";

interface Choosing {
  /** What was switched here and is not saved yet. */
  readonly pending: ReadonlyMap<string, boolean>;
  readonly choose: (choice: Choice) => void;
  readonly isSaved: boolean;
}

/** Saves every switch at once, one after another; one that fails goes back and says why. */
export function useChoices(): Choosing {
  const setting = useAction("setNotificationChoices", { quiet: true });
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isSaved, setSaved] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** A switch that was thrown again meanwhile keeps its newer place. */
  const settle = (choice: Choice): void =>
    setPending((now) =>
      now.get(keyOf(choice)) === choice.on ? new Map([...now].filter(([key]) => key !== keyOf(choice))) : now,
    );
  const choose = (choice: Choice): void => {
    setSaved(false);
    setPending((now) => new Map([...now, [keyOf(choice), choice.on]]));
    last.current = last.current.then(async () => {
      const reply = await setting.run({ body: { list: [choice] } });
      settle(choice);
      setSaved(reply !== undefined);
    });
  };
  return { pending, choose, isSaved };
}
