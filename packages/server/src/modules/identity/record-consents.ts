import type { WriteCtx } from "@treadclub/kit/context";
import { defer, type DeferredPart } from "@treadclub/kit/db/deferred";
import { legalVersions } from "@treadclub/rules/legal-versions";
import { sql } from "drizzle-orm";
import { consents, userRoles } from "./table.ts";

type Kind = (typeof consents.$inferSelect)["kind"];

/** A consent given or withdrawn. */
export interface GivenConsent {
  readonly userId: number;
  readonly kind: Kind;
  readonly given: boolean;
  readonly source: string;
}

/** Records the consents given at sign-up. */
export async function recordConsents(
  ctx: WriteCtx,
  userId: number,
  { terms, marketing }: { terms: boolean; marketing: boolean },
  source: string,
): Promise<void> {
  const row = (kind: Kind, given: boolean): GivenConsent => ({ userId, kind, given, source });
  recordConsent(ctx, row("terms", terms), row("privacy", terms), row("marketing_email", marketing));
}

/** Records consents with the versions that hold now of what they are given to. */
export function recordConsent(ctx: WriteCtx, ...given: readonly GivenConsent[]): void {
  const versioned = given.map((one) => ({
    ...one,
    at: ctx.now,
    forDriver: one.kind === "terms" ? legalVersions.terms : legalVersions.privacy,
    forOthers: one.kind === "terms" ? legalVersions.member_terms : legalVersions.member_privacy,
  }));
  defer(ctx.db, consentPart, versioned);
}

interface Versioned extends GivenConsent {
  readonly at: Date;
  readonly forDriver: string;
  readonly forOthers: string;
}

/** Drivers and the users of members have papers of their own. */
const consentPart: DeferredPart<Versioned> = {
  name: "consent_rows",
  write: (rows) => [
    [
      "consent_rows",
      sql`insert into ${consents} (user_id, kind, version, given, source, at)
        select r."userId", r.kind, case when exists (
          select 1 from ${userRoles} where ${userRoles.userId} = r."userId" and ${userRoles.role} = 'consumer'
        ) then r."forDriver" else r."forOthers" end, r.given, r.source, r.at
        from jsonb_to_recordset(${rows}) as r
          ("userId" bigint, kind text, "forDriver" text, "forOthers" text, given boolean, source text, at timestamptz)`,
    ],
  ],
};
