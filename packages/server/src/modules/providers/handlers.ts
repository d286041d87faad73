import type { Catalog } from "@treadclub/contract";
import type { Handlers } from "@treadclub/kit/http/handlers";
import { comeBack } from "./callback.ts";
import type { ProviderDeps } from "./deps.ts";
import { linkByMail, linkByPassword, sendLink, unlink } from "./link.ts";
import { signUpByProvider } from "./sign-up.ts";
import { startAtProvider } from "./start.ts";

type Names =
  | "googleStart"
  | "googleCallback"
  | "googleSignUp"
  | "googleLink"
  | "googleLinkByMail"
  | "googleLinkConfirm"
  | "unlinkGoogle";

export function providerHandlers(deps: ProviderDeps): Pick<Handlers<Catalog>, Names> {
  return {
    googleStart: (ctx, { body }, io) => startAtProvider(ctx, deps, body, io),
    googleCallback: (ctx, { body }, io) => comeBack(ctx, deps, body, io),
    googleSignUp: (ctx, { body }, io) => signUpByProvider(ctx, deps, body, io),
    googleLink: (ctx, { body }, io) => linkByPassword(ctx, deps, body, io),
    googleLinkByMail: (ctx, { body }, io) => sendLink(ctx, deps, body.continue_token, io),
    googleLinkConfirm: (ctx, { body }, io) => linkByMail(ctx, deps, body.token, io),
    unlinkGoogle: (ctx) => unlink(ctx),
  };
}
