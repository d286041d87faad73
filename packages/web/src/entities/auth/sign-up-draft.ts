import { onForget } from "#kit/forget.ts";
import { tabStore } from "#kit/storage.ts";

/** What a driver has said so far on the way to an account. */
export interface SignUpDraft {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly code: string;
  /** Never stored: lost on reload. */
  readonly password: string;
  /** Continues a sign-up from a provider's page instead of a password; never stored. */
  readonly continueToken: string;
}

/** The club that the new account has joined, for the step after. */
interface Outcome {
  readonly joinedClub: string | null;
}

const name = "draft:driver-account";
const empty: SignUpDraft = { first_name: "", last_name: "", email: "", code: "", password: "", continueToken: "" };
const secrets = { password: "", continueToken: "" };
const state: { secrets: typeof secrets; outcome: Outcome } = { secrets, outcome: { joinedClub: null } };

onForget(() => {
  state.secrets = secrets;
});

export function readSignUpDraft(): SignUpDraft {
  return { ...empty, ...stored(), ...state.secrets };
}

export function keepSignUpDraft(changes: Partial<SignUpDraft>): void {
  const { password, continueToken, ...rest } = { ...readSignUpDraft(), ...changes };
  state.secrets = { password, continueToken };
  tabStore.set(name, JSON.stringify(rest));
}

/** The account is there: nothing of the draft stays. */
export function finishSignUpDraft(outcome: Outcome): void {
  state.secrets = secrets;
  state.outcome = outcome;
  tabStore.remove(name);
}

export const signUpOutcome = (): Outcome => state.outcome;

function stored(): Partial<SignUpDraft> {
  try {
    const kept: unknown = JSON.parse(tabStore.get(name) ?? "{}");
    const texts = Object.entries(Object(kept)).filter(([key, value]) => key in empty && typeof value === "string");
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
