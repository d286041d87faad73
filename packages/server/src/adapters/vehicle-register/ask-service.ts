import { AppError } from "@treadclub/kit/errors";

export interface ServiceAnswer {
  readonly status: number;
  /** Null where the body is no JSON. */
  readonly body: unknown;
}

/** Asks a service for JSON within a time limit. Errors: UPSTREAM_UNAVAILABLE when nothing whole comes back. */
export async function askService(url: string, init: RequestInit, timeoutMs: number): Promise<ServiceAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, body: jsonOrNull(await response.text()) };
  } catch (cause) {
    throw new AppError("UPSTREAM_UNAVAILABLE", { cause });
  }
}

/** The error for an answer that is none. The service asks for less: our allowance is used up. */
export const refusedBy = (service: string, status: number): AppError =>
  status === 429
    ? new AppError("QUOTA_EXCEEDED")
    : new AppError("UPSTREAM_UNAVAILABLE", { cause: new Error(`${service} answered ${status}`) });

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
