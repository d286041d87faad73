import { useState, type ReactElement } from "react";
import { ComeBack } from "#features/reopen-account/ComeBack.tsx";
import { SecondStep } from "#features/second-factor/SecondStep.tsx";
import { enter, type LoginReply, type Pending } from "#entities/auth/login-reply.ts";

interface AuthPageProps {
  /** The session stands: go on to where the visitor wanted. */
  readonly onSignedIn: () => Promise<void>;
  /** What follows a guard that only some ways in have: a provider's. */
  readonly onPending?: (pending: Pending, reply: LoginReply) => void;
  /** The first proof; hands on what the server has answered. */
  readonly children: (onReply: (reply: LoginReply) => Promise<void>) => ReactElement;
}

/** A way in, and what may follow its first proof: the second step, or opening a closed account again. */
export function AuthPage({ onSignedIn, onPending, children }: AuthPageProps): ReactElement {
  const [pending, setPending] = useState<Pending | null>(null);
  const resume = async (reply: LoginReply): Promise<void> => {
    const next = enter(reply);
    if (next === null) return onSignedIn();
    if (next.reason === "second_factor" || next.reason === "closed") setPending(next);
    else onPending?.(next, reply);
  };
  const startAgain = (): void => setPending(null);
  if (pending?.reason === "second_factor")
    return <SecondStep key={pending.continueToken} pending={pending} onReply={resume} onStartAgain={startAgain} />;
  if (pending?.reason === "closed") return <ComeBack pending={pending} onReply={resume} onLeave={startAgain} />;
  return children(resume);
}
