import { createServer } from "node:http";
import type { Page, TestInfo } from "@playwright/test";
import { accounts, sessionOf, signInByCall, storageOf } from "./accounts.ts";
import { expect, expectUsable, test, watch } from "./harness.ts";
import { listen } from "./listen.ts";
import { translate } from "./words.ts";

const website = "https://shop.example";
const usable = (page: Page): Promise<void> => expectUsable(page, expect.soft);

test("an owner makes a key, sees a scan and its messages, and takes the key away again", async ({
  browser,
  base,
}, info) => {
  const context = await browser.newContext({
    storageState: storageOf(base, await sessionOf(base, "owner")),
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const complaints = watch(context);
  const page = await context.newPage();
  const receiver = await openReceiver();
  const name = `Journey ${info.project.name} ${Date.now()}`;

  await page.goto("/app/integrator");
  await page.getByRole("link", { name: translate("integrator.keys.create"), exact: true }).click();
  await page.getByLabel(translate("integrator.field.name"), { exact: true }).fill(name);
  await page.getByLabel(translate("integrator.field.origins")).fill(`${website}/`);
  await usable(page);
  await page.getByRole("button", { name: translate("integrator.new.submit") }).click();
  const secret = await secretOn(page, translate("integrator.secret.key"));
  await shot(page, info, "made");
  await page.getByRole("button", { name: translate("integrator.secret.copy"), exact: true }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await expect(page.getByText(`Origin: ${website}`)).toBeVisible();
  await usable(page);
  await page.getByRole("link", { name: translate("integrator.key.open") }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

  expect((await begin(base, secret, "https://other.example")).status).toBe(403);
  const begun = await begin(base, secret, website);
  expect(begun.status).toBe(200);
  const token = String((await begun.json()).session.token);

  await openPart(page, "refusals");
  await expect(page.getByText("From https://other.example, which the key doesn’t allow")).toBeVisible();
  await usable(page);

  await openPart(page, "webhook");
  await press(page, translate("integrator.hook.set"));
  await page.getByRole("alertdialog").getByLabel(translate("integrator.hook.address")).fill(receiver.url);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("integrator.hook.set") })
    .click();
  expect(await secretOn(page, translate("integrator.secret.secret"))).toMatch(/^whsec_/);
  await usable(page);
  await shot(page, info, "secret");
  await press(page, translate("integrator.secret.done"));
  await press(page, translate("integrator.hook.test"));
  await expect.poll(() => receiver.types()).toEqual(["webhook.test"]);

  await abort(base, token);
  await expect.poll(() => receiver.types()).toEqual(["webhook.test", "measurement.aborted"]);
  await openPart(page, "sessions");
  const session = page.locator("details").first();
  await session.locator("summary").click();
  await expect(session.getByText(`Front left ${translate("integrator.step.aborted")}`)).toBeVisible();
  await expect(session.getByText("Webhook delivered: Tyre not scanned")).toBeVisible();
  await usable(page);
  await shot(page, info, "session");

  await session.getByRole("link", { name: translate("integrator.step.message") }).click();
  await expect(page.getByText("Taken, thank you").first()).toBeVisible();
  receiver.status = 500;
  await press(page, translate("integrator.message.resend"));
  await expect.poll(() => receiver.types().length).toBe(3);
  await expect(page.getByText("500 in ")).toBeVisible();
  receiver.status = 200;
  await press(page, translate("integrator.message.resendNow"));
  await expect.poll(() => receiver.types().length).toBe(4);
  await expect(page.getByText(translate("integrator.message.state.sent")).first()).toBeVisible();
  await usable(page);

  await page.getByRole("link", { name }).click();
  await press(page, translate("integrator.key.rotate"));
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("integrator.key.rotate") })
    .click();
  const second = await secretOn(page, translate("integrator.secret.key"));
  expect(second).not.toBe(secret);
  await press(page, translate("integrator.secret.done"));
  for (const one of [secret, second]) expect((await begin(base, one, website)).status).toBe(200);

  await press(page, translate("integrator.key.revoke"));
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: translate("integrator.key.revoke") })
    .click();
  await expect(page.getByText(translate("integrator.state.revoked")).first()).toBeVisible();
  for (const one of [secret, second]) expect((await begin(base, one, website)).status).toBe(401);
  await usable(page);
  await receiver.close();
  expect(complaints).toEqual([]);
  await context.close();
});

test("a company without keys reads what they are for", async ({ browser, base }, info) => {
  const kestrel = { email: "owner@kestrel.example", password: accounts.owner.password };
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({
    ...phone,
    storageState: storageOf(base, await signInByCall(base, kestrel)),
  });
  const complaints = watch(context);
  const page = await context.newPage();
  await page.goto("/app/integrator");
  await expect(page.getByRole("heading", { name: translate("integrator.keys.none") })).toBeVisible();
  await usable(page);
  await shot(page, info, "first");
  const guide = page.getByRole("link", { name: translate("integrator.keys.guide") });
  expect((await page.request.get((await guide.getAttribute("href")) ?? "")).status()).toBe(200);
  await page.getByRole("link", { name: translate("integrator.keys.createSandbox") }).click();
  await expect(page.getByRole("heading", { name: translate("integrator.new.title"), level: 1 })).toBeVisible();
  await expect(page.getByRole("radio", { name: translate("integrator.kind.sandbox") })).toBeChecked();
  expect(complaints).toEqual([]);
  await context.close();
});

test("an administrator makes a key for a company that they find by its name; its owner's list does not repeat it", async ({
  browser,
  base,
}, info) => {
  const name = `Chosen ${info.project.name} ${Date.now()}`;
  const company = "Forge Lane Tyres";
  const line = (page: Page) => page.getByRole("listitem").filter({ hasText: name });
  for (const role of ["admin", "owner"] as const) {
    const context = await browser.newContext({ storageState: storageOf(base, await sessionOf(base, role)) });
    const complaints = watch(context);
    const page = await context.newPage();
    if (role === "admin") {
      await page.goto("/app/integrator/new_key");
      await page.getByRole("combobox", { name: translate("integrator.key.company") }).pressSequentially("forge");
      await page.getByRole("option", { name: company }).click();
      await page.getByLabel(translate("integrator.field.name"), { exact: true }).fill(name);
      await usable(page);
      await press(page, translate("integrator.new.submit"));
      await secretOn(page, translate("integrator.secret.key"));
    }
    await page.goto("/app/integrator");
    await expect(line(page)).toBeVisible();
    await expect(line(page).getByText(company)).toHaveCount(role === "admin" ? 1 : 0);
    await page.getByRole("link", { name: translate("integrator.messages.title"), exact: true }).click();
    await expect(page.getByRole("heading", { name: translate("integrator.messages.title"), level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  }
});

/** A picture to look at, where E2E_SHOTS asks for them. */
async function shot(page: Page, info: TestInfo, name: string): Promise<void> {
  if (process.env["E2E_SHOTS"]) await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
}

const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

const openPart = (page: Page, part: "webhook" | "sessions" | "refusals"): Promise<void> =>
  page
    .getByRole("navigation", { name: translate("integrator.key.parts") })
    .getByRole("link", { name: translate(`integrator.part.${part}`) })
    .click();

async function secretOn(page: Page, name: string): Promise<string> {
  const secret = page.getByRole("status", { name, exact: true });
  await expect(secret).toBeVisible();
  return (await secret.textContent()) ?? "";
}

const bearer = (secret: string) => ({ authorization: `Bearer ${Buffer.from(secret).toString("base64")}` });

/** Begins a session by a plain call, as the website's page would. */
const begin = (base: string, secret: string, origin: string): Promise<Response> =>
  fetch(`${base}/measurement/v1/instant-apps/sessions/create?positions=fl&reference=journey`, {
    headers: { ...bearer(secret), origin },
  });

const abort = (base: string, token: string): Promise<Response> =>
  fetch(`${base}/measurement/v1/scanner/abort`, {
    method: "POST",
    headers: { ...bearer(token), "content-type": "application/json" },
    body: "{}",
  });

interface Receiver {
  readonly url: string;
  status: number;
  types(): string[];
  close(): Promise<void>;
}

/** A website's server that takes messages. */
async function openReceiver(): Promise<Receiver> {
  const heard: string[] = [];
  const receiver = { status: 200 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      heard.push(String(JSON.parse(Buffer.concat(parts).toString("utf8")).type));
      response.writeHead(receiver.status).end("Taken, thank you");
    });
  });
  const port = await listen(server);
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}/hooks`,
    types: () => heard,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
