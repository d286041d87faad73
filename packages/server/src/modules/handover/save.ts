import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import { safeNextUrl } from "@treadclub/rules/next-url";
import { mintToken } from "#modules/identity";
import { toData } from "./data.ts";

const lifeSeconds = 300;
const codeLength = 8;

/** Saves the current page; with a bearer also the user. */
export async function storageSave(
  ctx: WriteCtx,
  publicUrl: string,
  { body }: ParsedOf<Catalog["storageSave"]>,
): Promise<ReplyOf<Catalog["storageSave"]>> {
  const user = ctx.actor.kind === "user" ? ctx.actor : null;
  const path = withoutSecrets(safeNextUrl(body.path) ?? "/app/", publicUrl);
  const { id, token, code, expiresAt } = await mintToken(ctx, {
    kind: "handover",
    userId: user?.userId ?? null,
    data: toData({ path, state: body.state ?? null, sessionId: user?.sessionId ?? null }),
    lifeSeconds,
    codeLength,
  });
  if (user) ctx.audit("storage saved", { entity: "session", id: user.sessionId });
  const link = new URL(path, publicUrl);
  link.searchParams.set("restore_token", token);
  return { id, restore_token: token, short_code: code, link: link.href, expires_at: expiresAt.toISOString() };
}

/** A page that was itself opened by a restore token must not carry that one on. */
function withoutSecrets(path: string, base: string): string {
  const url = new URL(path, base);
  url.searchParams.delete("restore_token");
  return url.pathname + url.search + url.hash;
}
