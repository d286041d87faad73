import { longStore, tabStore } from "./storage.ts";

const forgetters = new Set<() => void>();

/** What is called when another person must find nothing: answers of the server, half-filled forms. */
export function onForget(forget: () => void): void {
  forgetters.add(forget);
}

/** Forgets the server's answers and the half-filled forms of this tab. */
export function forgetEverything(): void {
  forgetAnswers();
  for (const name of tabStore.names()) if (name.startsWith("draft:")) tabStore.remove(name);
}

/** Forgets the server's answers, kept vouchers too; half-filled forms outlive a sign-in that ran out, for the same person comes back to them. */
export function forgetAnswers(): void {
  // What others keep that may not be loaded: the wallet, who works at a till, and a voucher that somebody passed on.
  for (const name of ["wallet", "till", "shared-voucher"]) longStore.remove(name);
  for (const forget of forgetters) forget();
}
