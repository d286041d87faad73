import type { Catalog } from "@treadclub/contract";
import type { ReadCtx } from "@treadclub/kit/context";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { eq } from "drizzle-orm";
import type { IdentityDeps } from "./deps.ts";
import { logIn } from "./log-in.ts";
import { isForeign, refresh } from "./refresh.ts";
import { endSessions, refreshCookie, signedInUser } from "./sessions.ts";
import { users } from "./table.ts";
import { isActingToken } from "./tokens.ts";
import { userView } from "./view.ts";

type Names = "logIn" | "refreshToken" | "signOut" | "currentUser" | "checkedEmail";

export function identityHandlers(deps: IdentityDeps): Pick<Handlers<Catalog>, Names> {
  return {
    logIn: (ctx, { body }, io) => logIn(ctx, deps, body, io),
    refreshToken: async (ctx, _input, io) => {
      // Acting as a user is not renewed; the administrator's own cookie stays as it is.
      if (await isActingToken(deps.secret, io.header("authorization"))) throw ctx.fail("IMPERSONATION_ENDED");
      // A page of another site, or of another port of this one, must not sign anybody out.
      if (isForeign(io, deps.publicUrl)) throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
      const reply = await refresh(ctx, deps, io);
      if (reply) return reply;
      io.clearCookie(refreshCookie);
      throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL", { keepsEffect: true });
    },
    signOut: async (ctx, _input, io) => {
      if (ctx.actor.kind === "user") await endSessions(ctx, ctx.actor, "sign_out");
      // Signing out in another name ends only that: the cookie is the administrator's own.
      if (ctx.actor.kind !== "user" || ctx.actor.actingAdminId === null) io.clearCookie(refreshCookie);
      return { done: true };
    },
    currentUser: async (ctx) => {
      const user = await userView(ctx.db, deps.accountOf, signedInUser(ctx), sessionOf(ctx));
      if (!user) throw ctx.fail("TOKEN_DECODE_UNSUCCESSFUL");
      return user;
    },
    checkedEmail: async (ctx, { query }) => {
      const [taken] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, query.email));
      return { free: taken === undefined };
    },
  };
}

const sessionOf = ({ actor }: Pick<ReadCtx, "actor">): { sessionId: number } => ({
  sessionId: actor.kind === "user" ? actor.sessionId : 0,
});
