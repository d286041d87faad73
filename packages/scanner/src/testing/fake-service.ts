import { CallError } from "@treadclub/contract/client";
import { errors, type ErrorCode } from "@treadclub/contract/errors";
import type { Service } from "#scanner/scan/service.ts";
import { pretend } from "./cast.ts";

type Answer = (input: { readonly body?: Record<string, unknown> }, options?: { idempotencyKey?: string }) => unknown;

/** A measurement service that answers as a test tells it; every call is on the log. */
export function fakeService(answers: Readonly<Record<string, Answer>>) {
  const log: { name: string; input: unknown; key: string | undefined }[] = [];
  const call = async (name: string, input: unknown, options?: { idempotencyKey?: string }): Promise<unknown> => {
    log.push({ name, input, key: options?.idempotencyKey });
    const answer = answers[name];
    if (!answer) throw new Error(`Nobody answers ${name}`);
    return answer(pretend(input ?? {}), options);
  };
  return {
    service: pretend<Service>({ call }),
    log,
    callsOf: (name: string) => log.filter((one) => one.name === name),
  };
}

export const refusal = (code: ErrorCode | "OFFLINE"): CallError =>
  new CallError(code === "OFFLINE" ? 0 : errors[code].status, { code, message: "" });
