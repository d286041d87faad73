import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import type { SignInDeps } from "#modules/identity";
import { storageContinue, storageRestore } from "./restore.ts";
import { storageSave } from "./save.ts";
import { storageState } from "./state.ts";

type Names = "storageSave" | "storageRestore" | "storageContinue" | "storageState";

export function handoverHandlers(deps: SignInDeps & { readonly publicUrl: string }): Pick<Handlers<Catalog>, Names> {
  return {
    storageSave: (ctx, input) => storageSave(ctx, deps.publicUrl, input),
    storageRestore: (ctx, { query }) => storageRestore(ctx, query),
    storageContinue: (ctx, { body }, io) => storageContinue(ctx, deps, body, io),
    storageState: (ctx, { params }) => storageState(ctx, params.id),
  };
}
