import type { entryOwnHand as english } from "../../en/entry/own-hand.ts";
import type { Translation } from "../../types.ts";

export const entryOwnHand: Translation<typeof english> = {
  "entry.ownHand.label": "Залиште це поле порожнім",
};
