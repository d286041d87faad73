/**
 * Returns the Authorization header as the measurement service takes it: the base64 of a key or of a session's token.
 * A person pastes what they were given; base64 of their own has no underscore and passes unchanged.
 */
export function encodedBearer(authorization: string): string {
  const secret = /^Bearer ((?:tk|ts)_[\x21-\x7e]+)$/.exec(authorization.trim())?.[1];
  return secret === undefined ? authorization : `Bearer ${btoa(secret)}`;
}
