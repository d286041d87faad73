import { isDeepStrictEqual } from "node:util";
import { detailsSchema, globalErrors } from "@treadclub/contract";
import { z } from "zod";
import { AppError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Call } from "./call.ts";

/** The reply as the contract says. A field that the contract does not name throws when strict and is stripped otherwise. */
export function checkedReply(call: Call, reply: unknown, strict: boolean, log: Log): unknown {
  const { reply: schema } = call.entry;
  if (!(schema instanceof z.ZodType)) throw new TypeError("Contract schemas are zod schemas");
  const parsed = schema.safeParse(reply);
  if (!parsed.success) {
    log.error(
      { call: call.name, issues: parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) },
      "reply breaks the contract",
    );
    throw new AppError("UNKNOWN_ERROR", { cause: parsed.error });
  }
  if (strict && !isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), JSON.parse(JSON.stringify(reply))))
    throw new Error(`The reply of ${call.name} has fields that its contract does not name`);
  return parsed.data;
}

/** An error that the call does not declare, or details that its code does not, are a mistake of ours: UNKNOWN_ERROR when strict. */
export function declared(call: Call, error: AppError, strict: boolean, log: Log): AppError {
  const known = declaredCode(call, error, strict, log);
  if (!strict || known.details === undefined || detailsSchema(known.code)?.safeParse(known.details).success === true)
    return known;
  log.error({ call: call.name, code: known.code }, "undeclared details");
  return new AppError("UNKNOWN_ERROR", { cause: known });
}

function declaredCode(call: Call, error: AppError, strict: boolean, log: Log): AppError {
  const { access, selfOnly, fresh, errors } = call.entry;
  if (errors.includes(error.code) || globalErrors.some((code) => code === error.code)) return error;
  // The gate's own answer.
  if (error.code === "ACTION_NOT_ALLOWED" && (selfOnly || fresh || access === "member-owner")) return error;
  log.error({ call: call.name, code: error.code }, "undeclared error");
  return strict ? new AppError("UNKNOWN_ERROR", { cause: error }) : error;
}
