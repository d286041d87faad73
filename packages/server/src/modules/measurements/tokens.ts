import type { Catalog, ReplyOf } from "@treadclub/contract";
import type { Workflow } from "@treadclub/contract/measurement/states";
import type { OutsideCtx } from "@treadclub/kit/context";
import type { Io } from "@treadclub/kit/http/io";
import { hashToken } from "@treadclub/kit/ids";
import { openEncryption, type Encryption } from "@treadclub/kit/encryption";
import { signedInUser } from "#modules/identity";
import { requireScanning } from "#modules/members";
import type { MeasurementDeps } from "./deps.ts";
import type { SessionRow } from "./rows.ts";
import { measurementSessions } from "./table.ts";

export type TokenReply = ReplyOf<Catalog["consumerGetMeasurementToken"]>;
export type Audience = "consumer" | "member";
type Errors = "UPSTREAM_UNAVAILABLE" | "ACTION_NOT_ALLOWED";

/**
 * A token to scan with, which costs nothing until it is bound to tyres. Errors: ACTION_NOT_ALLOWED for a page of another
 * site, and for a company that may not scan; UPSTREAM_UNAVAILABLE.
 */
export async function newToken(
  ctx: OutsideCtx<Errors>,
  deps: Pick<MeasurementDeps, "measurement" | "secret">,
  io: Pick<Io, "header">,
  input: { readonly workflow: Workflow; readonly audience: Audience },
): Promise<TokenReply> {
  if (io.header("sec-fetch-site") === "cross-site") throw ctx.fail("ACTION_NOT_ALLOWED");
  if (input.audience === "member") await requireScanning(ctx);
  const begunBy = signedInUser(ctx);
  const { id, token, expiresAt, launch } = await deps.measurement.begin(input.workflow);
  const tokenHash = hashToken(token);
  const [row] = await ctx.write((tx) =>
    tx.db
      .insert(measurementSessions)
      .values({
        serviceSessionId: id,
        tokenHash,
        token: encryptionOf(deps).encrypt(token, tokenHash),
        apiBase: launch.api_base,
        scanner: launch.scanner,
        workflow: input.workflow,
        begunBy,
        memberId: input.audience === "member" && tx.actor.kind === "user" ? tx.actor.memberId : null,
        createdAt: tx.now,
        expiresAt,
        followAt: expiresAt,
      })
      .returning(),
  );
  if (!row) throw new Error("No session row");
  return tokenReply(row, token);
}

/** Returns what the SDK needs to resume a session; null when its token has expired. */
export function resumeOf(deps: Pick<MeasurementDeps, "secret">, session: SessionRow): TokenReply | null {
  const token = session.token === null ? null : encryptionOf(deps).decrypt(session.token, session.tokenHash);
  return token === null ? null : tokenReply(session, token);
}

const encryptionOf = ({ secret }: Pick<MeasurementDeps, "secret">): Encryption =>
  openEncryption(secret, "measurement tokens");

const tokenReply = (session: SessionRow, token: string): TokenReply => ({
  measurement_tokens: [{ measurement_token: token }],
  expires_at: session.expiresAt.toISOString(),
  launch: { api_base: session.apiBase, scanner: session.scanner },
});
