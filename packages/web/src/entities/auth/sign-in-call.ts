import { whileLoading } from "#kit/loading.ts";
import { errorText, isToasted } from "#kit/errors.ts";
import { notice } from "#kit/notices.ts";

/** Makes a signed-out call: shows the overlay, a red toast for the codes that need one, and rethrows the error. */
export async function signInCall<T>(call: Promise<T>): Promise<T> {
  try {
    return await whileLoading(call);
  } catch (error) {
    if (isToasted(error)) notice("error", errorText(error));
    throw error;
  }
}

/** A problem of one field, for a form. */
export class FieldError extends Error {
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields).join(" "));
    this.fields = fields;
  }
}
