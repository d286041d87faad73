import { Secret, TOTP } from "otpauth";
import { makeAuthenticator, type Authenticator } from "./authenticator.ts";
import type { TestApp } from "./test-app.ts";

/** The code that an authenticator app shows for a secret at a time. */
export const totpCode = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 }).generate({
    timestamp: at.getTime(),
  });

/** A new time step of the world's clock, so that the next code is one that was not used. */
export const nextCode = (testApp: TestApp): void => testApp.clock.forward(30_000);

/** Turns the authenticator app on for somebody. */
export async function turnOnTotp(
  testApp: TestApp,
  who: { token: string },
): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
  const { secret } = await testApp.as(who).call("beginTotp", { body: {} });
  const added = await testApp.as(who).call("confirmTotp", { body: { code: totpCode(secret, testApp.clock.now()) } });
  nextCode(testApp);
  return { secret, recoveryCodes: added.recovery_codes };
}

/** Adds a passkey for somebody and answers the device that keeps it. */
export async function addPasskeyOf(
  testApp: TestApp,
  who: { token: string },
  device: Authenticator = makeAuthenticator(),
): Promise<Authenticator> {
  const { options, continue_token } = await testApp.as(who).call("passkeyOptions", { body: {} });
  await testApp.as(who).call("addPasskey", { body: { continue_token, passkey: device.make(options), name: "Phone" } });
  return device;
}
