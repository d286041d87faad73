import type { Catalog, ReplyOf } from "@treadclub/contract";
import { api } from "#kit/api.ts";
import { currentT } from "#kit/i18n.ts";
import { signInCall } from "#entities/auth/sign-in-call.ts";
import { invitationOf } from "#entities/auth/journey.ts";
import type { SignUpDraft } from "#entities/auth/sign-up-draft.ts";

export type NewAccount = ReplyOf<Catalog["createConsumer"]>;

interface NewAccountInput extends SignUpDraft {
  readonly marketing: boolean;
  /** What stands in the field that people do not see. */
  readonly homepage: string;
}

/** Makes the account, with a password or for whom the provider named. The terms are accepted. Throws CallError. */
export function makeAccount(input: NewAccountInput, codeType: string | undefined): Promise<NewAccount> {
  const { first_name, last_name, marketing, email, password, continueToken, code, homepage } = input;
  const both = {
    first_name,
    last_name,
    marketing,
    terms_accepted: true as const,
    locale: currentT().locale,
    ...invitationOf(code, codeType),
  };
  return signInCall(
    continueToken === ""
      ? api.call("createConsumer", { body: { ...both, email, password, homepage } })
      : api.call("googleSignUp", { body: { ...both, continue_token: continueToken } }),
  );
}
