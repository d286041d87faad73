import type { Catalog, ReplyOf } from "@treadclub/contract";
import { api } from "./api.ts";
import { storedAs } from "./cast.ts";
import { isPassing } from "./query-client.ts";
import { getSession, setUser, storedUserId, type UserView } from "./stored-session.ts";
import { longStore } from "./storage.ts";

const storageKey = "wallet";
const tillKey = "till";

type Voucher = ReplyOf<Catalog["getConsumerDiscounts"]>["list"][number];

/** What a driver can show at a counter without a network: their vouchers as last read, and who they are. */
export interface Wallet {
  readonly format: 1;
  readonly user: UserView;
  readonly vouchers: readonly Voucher[];
  /** When the usable ones were last read. */
  readonly savedAt: string;
}

/** Keeps the vouchers just read, all of them that are in these states; those in other states stay. Nothing is kept of a driver in whose name somebody else acts. */
export function keepVouchers(userId: number, states: readonly Voucher["state"][], read: readonly Voucher[]): void {
  const { user, impersonating } = getSession();
  if (impersonating || user?.id !== userId) return;
  const before = readWallet(userId);
  const ids = new Set(read.map(({ id }) => id));
  const others = (before?.vouchers ?? []).filter(({ id, state }) => !ids.has(id) && !states.includes(state));
  const savedAt = states.includes("issued") ? new Date().toISOString() : before?.savedAt;
  if (savedAt === undefined) return;
  // A counter needs no address and no number.
  const who = { ...user, email: "", phone: null };
  const wallet: Wallet = { format: 1, user: who, vouchers: [...read, ...others], savedAt };
  longStore.set(storageKey, JSON.stringify(wallet));
}

/** The kept vouchers of this user, or null. Those of anybody else are dropped. */
export function readWallet(userId: number): Wallet | null {
  const wallet = stored();
  if (wallet === null || wallet.user.id === userId) return wallet;
  longStore.remove(storageKey);
  return null;
}

/** The signed-in user as kept with the wallet, when the server cannot be asked; asks it as soon as there is a network. Throws the error for everybody else. */
export function userOffline(error: unknown): UserView {
  const kept = isPassing(error) && !getSession().impersonating ? [stored()?.user, storedTill()] : [];
  const user = kept.find((one) => one !== undefined && one !== null && one.id === storedUserId());
  if (user === undefined || user === null) throw error;
  setUser(user);
  addEventListener("online", () => void askAgain(user.id), { once: true });
  return user;
}

/** Keeps who works at this till, so that it opens without a network. */
export function keepTillUser(): void {
  const { user, impersonating } = getSession();
  if (user !== null && user.member_id !== null && !impersonating)
    longStore.set(tillKey, JSON.stringify({ format: 1, user: { ...user, email: "", phone: null } }));
}

/** Whether this person has worked at the till in this browser, and is signed in as themselves. */
export const isTillOf = (userId: number): boolean => !getSession().impersonating && storedTill()?.id === userId;

async function askAgain(userId: number): Promise<void> {
  const fresh = await api.call("currentUser").catch(() => null);
  if (fresh !== null && getSession().user?.id === userId && fresh.id === userId) setUser(fresh);
}

function storedTill(): UserView | null {
  try {
    const till = storedAs<{ format: 1; user: UserView }>(JSON.parse(longStore.get(tillKey) ?? "null"));
    return till?.format === 1 ? till.user : null;
  } catch {
    return null;
  }
}

function stored(): Wallet | null {
  try {
    const wallet = storedAs<Wallet>(JSON.parse(longStore.get(storageKey) ?? "null"));
    return wallet?.format === 1 ? wallet : null;
  } catch {
    return null;
  }
}
