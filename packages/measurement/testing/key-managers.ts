import { AppError } from "@treadclub/kit/errors";
import type { HeldKeyInput } from "#measurement/management/make";
import type { KeyManager } from "#measurement/management/access";
import type { MeasurementApp } from "./test-app.ts";

/** People of two companies and an administrator at the integrator's management. */
export function openKeyManagers({ service: { management } }: Pick<MeasurementApp, "service">) {
  const forge: KeyManager = { holder: "member:1", name: "user 11" };
  const harbour: KeyManager = { holder: "member:2", name: "user 22" };
  const admin: KeyManager = { holder: null, name: "user 1" };
  return {
    forge,
    harbour,
    admin,
    /** A sandbox key of somebody's company. */
    keyOf: ({ holder, name }: KeyManager, overrides: Partial<HeldKeyInput> = {}, once: string | null = null) =>
      management.make(
        { holder, name },
        {
          holder,
          kind: "sandbox",
          name: "Forge Lane website",
          origins: [],
          scopes: ["create", "results"],
          allowance: null,
          confirm: "unsure",
          ...overrides,
        },
        once,
      ),
    /** The code that something fails with; "done" when it does not. */
    failure: (ask: () => Promise<unknown>): Promise<string> =>
      ask().then(
        () => "done",
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
  };
}
