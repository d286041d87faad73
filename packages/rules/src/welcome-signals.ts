import { toE164 } from "./phone.ts";

/** What two accounts may have in common when each of them earns the welcome voucher. */
export const welcomeSignals = ["email", "phone", "car", "device"] as const;
export type WelcomeSignal = (typeof welcomeSignals)[number];

/** How much each says by itself. A mailbox is one person's; a phone, a car and a browser are shared in families. */
const weights: Readonly<Record<WelcomeSignal, number>> = { email: 5, phone: 3, car: 3, device: 2 };
const strongFrom = 5;

export type SignalStrength = "weak" | "strong";

/** Returns how much the signals say together; the same one counts once, however many accounts it leads to. */
export function strengthOf(signals: readonly WelcomeSignal[]): SignalStrength {
  const weight = [...new Set(signals)].reduce((sum, signal) => sum + weights[signal], 0);
  return weight >= strongFrom ? "strong" : "weak";
}

export interface SignalMatch {
  readonly kind: WelcomeSignal;
  /** The other account. */
  readonly consumerId: number;
  /** Whether the car was handed over from one of the two to the other, or is shared by both. */
  readonly explained: boolean;
}

/** Whether anything is left to look at: a car that was sold, or that a household shares, is no reason by itself. */
export const needsReview = (matches: readonly SignalMatch[]): boolean => matches.some(({ explained }) => !explained);

/** Returns the mailbox that an address leads to: without a suffix behind "+", and without the dots that Gmail ignores. */
export function mailboxOf(email: string): string {
  const [, name = "", domain = ""] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const plain = name.replace(/(?<=.)\+.*$/, "");
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

/** Returns a phone number as it is compared, or null where there is none. */
export const phoneKey = (phone: string | null): string | null =>
  phone === null ? null : (toE164(phone) ?? (phone.replace(/[^\d+]/g, "") || null));
