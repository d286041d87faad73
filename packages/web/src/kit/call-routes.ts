import { CallError, type CallRoute } from "@treadclub/contract/client";
import type { CallName } from "@treadclub/contract/catalog";
import { loadLazily } from "./lazy.ts";

type CallRoutes = Readonly<Record<CallName, CallRoute>>;

const state: { loading: Promise<CallRoutes> | null } = { loading: null };

/** The table of all calls, which the first page is shown without. Throws OFFLINE where it cannot be fetched. */
export function loadCallRoutes(): Promise<CallRoutes> {
  state.loading ??= fetchRoutes().catch((cause: unknown) => {
    state.loading = null;
    throw new CallError(0, { code: "OFFLINE", message: "No connection." }, cause);
  });
  return state.loading;
}

async function fetchRoutes(): Promise<CallRoutes> {
  const module = await loadLazily(() => import("@treadclub/contract/calls.gen"));
  if (!module) throw new Error("The table of calls was not loaded.");
  return module.callRoutes;
}
