import { CallError } from "@treadclub/contract/client";
import { loadLazily } from "./lazy.ts";

/** Loads the table of all calls, which the first page is shown without. Throws OFFLINE where it cannot be fetched. */
export const loadCallRoutes = keptOnceLoaded(async () => {
  const module = await loadLazily(() => import("@treadclub/contract/calls.gen"));
  if (!module) throw new Error("The table of calls was not loaded.");
  return module.callRoutes;
});

/** Loads once, and again after a failure, which is OFFLINE. */
export function keptOnceLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  const state: { loading: Promise<T> | null } = { loading: null };
  return () =>
    (state.loading ??= load().catch((cause: unknown) => {
      state.loading = null;
      throw new CallError(0, { code: "OFFLINE", message: "No connection." }, cause);
    }));
}
