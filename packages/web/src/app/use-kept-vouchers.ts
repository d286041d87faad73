import { useEffect } from "react";
import { loadLazily } from "#kit/lazy.ts";
import type { UserView } from "#kit/session.ts";
import { isTillOf } from "#kit/wallet.ts";

const everyMs = 30_000;

/** Where this person works at a till: sends what it accepted without a network, whatever screen is open. */
export function useKeptVouchers({ id, member_id: memberId }: UserView): void {
  useEffect(() => {
    if (memberId === null) return undefined;
    const send = async (): Promise<void> => {
      if (!navigator.onLine || !isTillOf(id)) return;
      const module = await loadLazily(() => import("#features/redeem-voucher/send-waiting.ts"));
      await module?.sendWaiting(memberId);
    };
    // What fails now is tried again.
    const look = (): void => void send().catch(() => undefined);
    look();
    const timer = setInterval(look, everyMs);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, [id, memberId]);
}
