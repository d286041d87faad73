import type { StartOptions } from "@treadclub/sdk";
import { bestPracticePath } from "#kit/help-paths.ts";
import { loadLazily } from "#kit/lazy.ts";
import type { MeasurementSession, Resume } from "./measurement-types.ts";

export interface LaunchInput {
  readonly session: Pick<MeasurementSession, "id" | "workflow">;
  readonly resume: Resume;
  /** Address of the page that the scanner comes back to, with the values that it needs. */
  readonly returnPath: string;
}

/** Leaves this page for the scanner. Throws what the SDK throws. */
export async function openScanner(input: LaunchInput): Promise<void> {
  const sdk = await loadSdk();
  sdk?.startScanning({ ...startOptions(input), launch: "web" });
}

/** Returns the link that resumes a measurement on another device, without a sign-in. Throws what the SDK throws. */
export async function handoffLink(input: LaunchInput): Promise<string | null> {
  const sdk = await loadSdk();
  const found: string[] = [];
  // The link becomes a QR code: what can be left out makes its squares larger.
  const { supportURL: _, ...options } = startOptions(input);
  sdk?.startScanning({ ...options, launch: "handoff", onHandoff: ({ link }) => found.push(link) });
  return found[0] ?? null;
}

const loadSdk = () => loadLazily(() => import("@treadclub/sdk"));

type SharedOptions = Pick<
  StartOptions,
  "tokenData" | "apiBase" | "web" | "workflowVersion" | "exitURL" | "errorURL" | "exitID" | "supportURL"
>;

/** Both ways back lead to the same page: it reads what happened. */
export function startOptions({ session, resume, returnPath }: LaunchInput, here = location.origin): SharedOptions {
  const back = new URL(returnPath, here);
  back.searchParams.set("session", String(session.id));
  return {
    tokenData: { measurement_tokens: resume.measurement_tokens },
    apiBase: fromHere(resume.launch.api_base, here),
    web: { scanner: fromHere(resume.launch.scanner, here) },
    workflowVersion: session.workflow,
    exitURL: back.href,
    errorURL: back.href,
    exitID: String(session.id),
    supportURL: new URL(bestPracticePath, here).href,
  };
}

/** A server that takes itself for `localhost` is reached by the address that this page was opened by: a phone knows no other. */
export function fromHere(address: string, here: string): string {
  const url = new URL(address, here);
  if (!/^(localhost$|127\.|\[::1\])/.test(url.hostname)) return url.href;
  return new URL(url.pathname + url.search, here).href;
}
