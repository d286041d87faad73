/**
 * `denied`: the user or the page's policy says no. `missing`: there is no camera. `busy`: another app has it, or it broke down.
 * `insecure`: the page did not come by https. `in_app_browser`: an app's built-in browser withholds it. `unsupported`: this browser has none of it.
 */
export type CameraReason = "denied" | "missing" | "busy" | "insecure" | "in_app_browser" | "unsupported";

/** Why there is no live camera. Each reason has its own way out; the file input works in all of them. */
export class CameraError extends Error {
  override readonly name = "CameraError";
  readonly reason: CameraReason;
  constructor(reason: CameraReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** What `getUserMedia` threw, as a reason; old browsers and web views have names of their own. */
export function cameraErrorOf(cause: unknown, isInApp: boolean): CameraError {
  if (cause instanceof CameraError) return cause;
  const name = cause instanceof Error ? cause.name : "";
  const reason = reasons.get(name) ?? "unsupported";
  // Inside an app it is the app that refuses, mostly without asking the user.
  const named = isInApp && reason !== "busy" ? "in_app_browser" : reason;
  return new CameraError(named, `The camera did not open: ${name || String(cause)}`, { cause });
}

const reasons: ReadonlyMap<string, CameraReason> = new Map([
  ["NotAllowedError", "denied"],
  ["PermissionDeniedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "missing"],
  ["DevicesNotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "busy"],
  ["TrackStartError", "busy"],
  ["AbortError", "busy"],
  ["TypeError", "unsupported"],
  ["NotSupportedError", "unsupported"],
]);
