/** An identity asserted by a provider. `subject` is permanent; the address may change hands. */
export interface ProvidedPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Empty when the provider tells none. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** What has to be kept between leaving for the provider and coming back. */
export interface Secrets {
  readonly nonce: string;
  readonly verifier: string;
}

export type Answer =
  | { readonly kind: "person"; readonly person: ProvidedPerson }
  /** The visitor said no, or what came back is not an answer to what was asked. */
  | { readonly kind: "refused"; readonly reason: string };

/** An OpenID Connect provider that people sign in with. Both throw UPSTREAM_UNAVAILABLE when it does not answer. */
export interface ProviderPort {
  /** As people know it, for example Google. */
  readonly name: string;
  readonly issuer: string;
  begin(state: string): Promise<{ url: string } & Secrets>;
  finish(query: Readonly<Record<string, string>>, expected: Secrets & { readonly state: string }): Promise<Answer>;
}
