/** What is bought, as a checkout shows it. */
export interface Purchase {
  readonly reference: string;
  readonly title: string;
  readonly pricePence: number;
  readonly email: string;
  readonly locale: "en" | "cn" | "uk";
  /** The path below PUBLIC_URL that the buyer comes back to. */
  readonly returnPath: string;
  readonly now: Date;
}

/** A checkout that somebody opened. */
export interface Checkout {
  readonly session: string;
  readonly openedAt: Date;
}

/** How a checkout stands. `payment` is what a refund needs. */
export type CheckoutState =
  | { readonly state: "paid"; readonly payment: string; readonly pence: number }
  | { readonly state: "open" | "failed" | "expired" };

/** What a provider tells by itself; signed, and perhaps late, twice or out of order. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly news:
    | { readonly of: "checkout"; readonly session: string; readonly now: CheckoutState }
    | { readonly of: "refund"; readonly payment: string; readonly pence: number }
    /** Nothing that concerns an order. */
    | null;
}

export interface Refund {
  readonly payment: string;
  readonly pence: number;
  /** The same for every try. */
  readonly key: string;
}

/**
 * Where packs are paid. Every call may fail with UPSTREAM_UNAVAILABLE (AppError); any of them may have worked all the same,
 * and may be sent again.
 */
export interface PaymentPort {
  readonly name: "test" | "stripe";
  /** Opens a checkout. Nobody can pay there before its address is given out. */
  open(purchase: Purchase): Promise<{ readonly session: string; readonly url: string }>;
  find(checkout: Checkout, now: Date): Promise<CheckoutState>;
  /** Closes a checkout, so that nobody pays there any more; answers how it stands then. */
  close(checkout: Checkout, now: Date): Promise<CheckoutState>;
  /** Resolves once the provider has taken the refund over, also when it did so before. */
  refund(refund: Refund): Promise<void>;
  /** Reads what the provider posted, by its exact bytes; null: it is not signed by the provider, or too long ago. */
  readEvent(body: Buffer, signature: string | undefined, now: Date): PaymentEvent | null;
}
