import { useEffect, useRef } from "react";
import { cancelPasskey, canSuggestPasskeys } from "#kit/passkey.ts";
import type { LoginReply } from "#entities/auth/login-reply.ts";
import { signInByPasskey } from "./sign-in-by-passkey.ts";

/** Lets the browser offer passkeys among the suggestions of the e-mail field, from the first time that the answer is called. */
export function usePasskeySuggestion(onReply: (reply: LoginReply) => Promise<void>): () => void {
  const asked = useRef(false);
  useEffect(
    () => () => {
      if (asked.current) void cancelPasskey();
    },
    [],
  );
  return () => {
    if (asked.current) return;
    asked.current = true;
    // Turned down, cancelled or not possible: there are other ways in, and nobody asked for a message.
    void canSuggestPasskeys()
      .then(async (can) => (can ? onReply(await signInByPasskey({ suggest: true })) : undefined))
      .catch(() => undefined);
  };
}
