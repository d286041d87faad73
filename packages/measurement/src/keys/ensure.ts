import type { WriteCtx } from "@treadclub/kit/context";
import { eq, isNull, and } from "drizzle-orm";
import { keys } from "#measurement/table";
import { ensureKey, type KeyInput } from "./make.ts";
import { publicSandboxKey } from "./sandbox-key.ts";

/** A key of the program around the service, by a secret that it keeps. */
export interface EnsuredKey extends KeyInput {
  readonly key: string;
}

/** Makes what has to be there before the first call; answers the ids of the keys, in their order. */
export async function ensureKeys(ctx: WriteCtx, wanted: readonly EnsuredKey[], hasSandbox: boolean): Promise<number[]> {
  if (hasSandbox) await ensureKey(ctx, sandboxKey, publicSandboxKey);
  else
    await ctx.db
      .update(keys)
      .set({ revokedAt: ctx.now })
      .where(and(eq(keys.prefix, publicSandboxKey), isNull(keys.revokedAt)));
  const ids: number[] = [];
  for (const key of wanted) ids.push(await ensureKey(ctx, key));
  return ids;
}

const sandboxKey: EnsuredKey = {
  key: publicSandboxKey,
  name: "Sandbox",
  scopes: ["create", "results"],
  engine: "sandbox",
};
