import type { LimitName } from "@treadclub/contract";
import type { Limits } from "@treadclub/kit/http/limits";

const everybody = "everybody";

/**
 * Short codes can be guessed from many addresses, so wrong ones are counted over all of them together; a right one
 * gives its try back. Tokens of links are too long to be guessed.
 */
export const countingShortCodes =
  (limits: Limits<LimitName>) =>
  async <T>(which: { readonly short_code?: string | undefined }, run: () => Promise<T>): Promise<T> => {
    if (which.short_code === undefined) return run();
    await limits.take("shortCode", [everybody]);
    const result = await run();
    await limits.giveBack("shortCode", everybody);
    return result;
  };
