import { ScanError } from "../src/errors.ts";

/** The ScanError of something that must fail. */
export async function failureOf(run: () => unknown): Promise<ScanError> {
  try {
    await run();
  } catch (error) {
    if (error instanceof ScanError) return error;
    throw new Error("It failed, and with something else than a ScanError", { cause: error });
  }
  throw new Error("It did not fail");
}

/** What a promise is rejected with. */
export function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error("It was not rejected");
    },
    (reason: unknown) => reason,
  );
}
