import type { BrowserContext, Page } from "@playwright/test";

/** A passkey store as phones and laptops have one: checks its owner, and says yes. */
export async function plugInKey(context: BrowserContext, page: Page): Promise<void> {
  const wire = await context.newCDPSession(page);
  await wire.send("WebAuthn.enable");
  await wire.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
