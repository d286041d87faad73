import type { Catalog, LimitName } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { Limits } from "@treadclub/kit/http/limits";
import type { SignInDeps } from "#modules/identity";
import { countingShortCodes } from "./short-codes.ts";
import { storageContinue, storageRestore } from "./restore.ts";
import { storageSave } from "./save.ts";
import { storageState } from "./state.ts";

type Names = "storageSave" | "storageRestore" | "storageContinue" | "storageState";

interface HandoverDeps extends SignInDeps {
  readonly publicUrl: string;
  readonly limits: Limits<LimitName>;
}

export function handoverHandlers(deps: HandoverDeps): Pick<Handlers<Catalog>, Names> {
  const counting = countingShortCodes(deps.limits);
  return {
    storageSave: (ctx, input) => storageSave(ctx, deps.publicUrl, input),
    storageRestore: (ctx, { query }) => counting(query, () => storageRestore(ctx, query)),
    storageContinue: (ctx, { body }, io) => counting(body, () => storageContinue(ctx, deps, body, io)),
    storageState: (ctx, { params }) => storageState(ctx, params.id),
  };
}
