import { sessionOf } from "../accounts.ts";
import { expect } from "../harness.ts";
import { desktop } from "../journey/actors.ts";
import { join } from "./driver-cases.ts";
import { answer, toasts, openAt, type MessageCase, type Stage } from "./stage.ts";

const driver = (base: string) => sessionOf(base, "driver");

/** The server refuses the token, and no other one is to be had. */
const refused = (code: "TOKEN_DECODE_UNSUCCESSFUL" | "TOKEN_EXPIRED"): MessageCase => ({
  screen: `/app/consumer/{consumer_id}/discounts, ${code}`,
  raises: [code],
  device: desktop,
  as: driver,
  play: async (stage) => {
    await act(stage, 401, code);
    await stage.shows(code, toasts(stage));
    await stage.page.waitForURL(/\/app\/sign_in\?.*nextUrl=/);
  },
});

const shutOutMeanwhile: MessageCase = {
  screen: "/app/consumer/{consumer_id}/discounts, disabled meanwhile",
  raises: ["profile disabled"],
  device: desktop,
  as: driver,
  play: async (stage) => {
    await act(stage, 403, "ACCOUNT_DISABLED");
    await stage.page.waitForURL(/\/app\/sign_in\?.*nextUrl=/);
    await stage.shows("profile disabled");
  },
};

async function act(stage: Stage, status: number, code: string): Promise<void> {
  const { page, session } = stage;
  await answer(page, "refresh_token", 401, "TOKEN_EXPIRED");
  await answer(page, "consumers/join_club", status, code);
  await openAt(page, `/app/consumer/${session?.userId}/discounts`);
  await join(stage, "ZZZZZZZZ");
}

const actingEnds: MessageCase = {
  screen: "/app/consumer/{id}/dashboard in another's name",
  raises: ["400 on refresh falls back to the main user"],
  device: desktop,
  as: (base) => sessionOf(base, "admin"),
  play: async (stage) => {
    const { page, session } = stage;
    const { userId, kept } = await driver(stage.base);
    await page.route("**/api/v1/**", (route) => {
      const { authorization } = route.request().headers();
      if (authorization !== "Bearer rabbit") return route.fallback();
      const isRefresh = route.request().url().endsWith("/refresh_token");
      const code = isRefresh ? "IMPERSONATION_ENDED" : "TOKEN_EXPIRED";
      return route.fulfill({ status: isRefresh ? 400 : 401, json: { code, message: "x" } });
    });
    await page.goto("/app/terms_and_conditions");
    await page.evaluate((rabbit) => {
      localStorage.setItem("rabbit_jwt", "rabbit");
      localStorage.setItem("rabbit_user", rabbit);
    }, kept);
    await openAt(page, `/app/consumer/${userId}/dashboard`);
    await stage.shows("400 on refresh falls back to the main user");
    await page.waitForURL(`**/app/admin/${session?.userId}/dashboard`);
    expect(await page.evaluate(() => localStorage.getItem("rabbit_jwt"))).toBeNull();
  },
};

const brokenCode: MessageCase = {
  screen: "/app/consumer/{id}/dashboard, on to a screen whose code does not come",
  raises: ["preload-error and rethrow"],
  device: desktop,
  as: driver,
  play: async (stage) => {
    const { page, session, translate } = stage;
    await openAt(page, `/app/consumer/${session?.userId}/dashboard`);
    await expect(page.getByRole("link", { name: translate("base.menu.vouchers") }).first()).toBeVisible();
    await page.evaluate(() =>
      addEventListener("preload-error", () => {
        document.documentElement.dataset["heard"] = "yes";
      }),
    );
    await page.route("**/app/assets/**", (route) => route.abort());
    await page
      .getByRole("link", { name: translate("base.menu.vouchers") })
      .first()
      .click();
    await stage.shows("preload-error and rethrow");
    expect(await page.evaluate(() => document.documentElement.dataset["heard"])).toBe("yes");
  },
};

export const sessionCases: readonly MessageCase[] = [
  refused("TOKEN_DECODE_UNSUCCESSFUL"),
  refused("TOKEN_EXPIRED"),
  shutOutMeanwhile,
  actingEnds,
  brokenCode,
];
