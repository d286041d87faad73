/** A delivery address, as a form takes it; `line2` may be "". */
export interface Address {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly postcode: string;
}

/** An address service, asked by full postcode ("LS1 4AP"). */
export interface AddressPort {
  /** False: no service is set, `find` always answers null. */
  readonly answers: boolean;
  /**
   * Null when there is no service or it knows no such postcode. Errors (AppError): QUOTA_EXCEEDED when the allowance is used
   * up, UPSTREAM_UNAVAILABLE when the service does not answer, or not what it should.
   */
  find(postcode: string): Promise<readonly Address[] | null>;
}
