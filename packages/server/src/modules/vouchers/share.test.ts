import type { DiscountChannel } from "@treadclub/rules";
import { describe, expect, it } from "vitest";
import { mailsTo } from "#testing/mails";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
const guest = testApp.as(null);
const at = (id: number) => ({ params: { id: String(id) } });

async function issued(channels: DiscountChannel[] = ["in_store", "online", "share"]) {
  const fitter = await testApp.make.member({ companyName: "Forge Lane Tyres" });
  const driver = await testApp.make.consumer();
  const discounts = [{ title: "Ten off", amount_pence: 1000, conditions: { channels } }];
  const [voucher] = await testApp.make.join(driver.id, await testApp.make.club(fitter.id, { discounts }));
  const as = testApp.as(driver);
  const id = voucher?.id ?? 0;
  const share = (by?: "email" | "whatsapp" | "link") =>
    as.send("shareVoucher", { body: { voucher_id: id, ...(by && { by }) } });
  const link = async () => {
    const { reply } = await share("link");
    return new URL(reply?.share ?? "").hash.slice(1);
  };
  const own = async () => (await as.call("getConsumerDiscounts", { ...at(driver.id), body: {} })).list[0];
  return { fitter, driver, as, id, share, link, own };
}

const open = (token: string) => guest.send("getSharedVoucher", { body: { token } });

describe("a voucher that is passed on", () => {
  it("shows a guest what it is and where it counts, nothing of its driver", async () => {
    const { driver, link, own } = await issued();
    const { reply } = await open(await link());
    const { code, link: qr, title } = (await own()) ?? {};
    expect(reply).toMatchObject({
      state: "issued",
      code,
      link: qr,
      title,
      by: "member",
      member_name: "Forge Lane Tyres",
    });
    expect(JSON.stringify(reply)).not.toContain(driver.email);
    expect(Object.keys(reply ?? {})).not.toContain("consumer");
    expect(await own()).toMatchObject({ shared_count: 1, shared_by_email: false, can: { share: true } });
  });

  it("is used once: the original and two copies at three tills at once", async () => {
    const { fitter, link, own, id } = await issued();
    const codes = [(await own())?.code, (await open(await link())).reply?.code, (await open(await link())).reply?.code];
    const staff = await testApp.make.staff(fitter.id);
    const answers = await Promise.all(
      [fitter.owner, staff, fitter.owner].map((till, n) =>
        testApp.as(till).send("setUsedConsumerDiscount", { ...at(id), body: { code: codes[n] ?? "" } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await own()).toMatchObject({ state: "used", used_at_member: "Forge Lane Tyres", shared_count: 2 });
  });

  it("says that it was used, without a code, to whoever opens the link then", async () => {
    const { fitter, link, id } = await issued();
    const token = await link();
    await testApp.as(fitter.owner).call("setUsedConsumerDiscount", { ...at(id), body: {} });
    expect((await open(token)).reply).toMatchObject({ state: "used", code: null, link: null });
  });

  it("is dead at once when its driver stops it: the link, and the code of a copy already opened", async () => {
    const { fitter, as, link, own, id } = await issued();
    const token = await link();
    const { code: copied = "" } = (await open(token)).reply ?? {};
    const stopped = await as.call("stopSharingVoucher", at(id));
    expect(stopped).toMatchObject({ shared_count: 0, shared_at: null, state: "issued" });
    expect((await open(token)).error?.code).toBe("CODE_INVALID");
    const till = testApp.as(fitter.owner);
    const old = { ...at(id), body: { code: copied ?? "" } };
    expect((await till.send("setUsedConsumerDiscount", old)).error?.code).toBe("NOT_FOUND");
    expect((await till.send("getVoucherByCode", { params: { code: copied ?? "" } })).error?.code).toBe("CODE_INVALID");
    const fresh = (await own())?.code ?? "";
    expect((await till.send("setUsedConsumerDiscount", { ...at(id), body: { code: fresh } })).status).toBe(200);
  });

  it("answers what WhatsApp opens with", async () => {
    const { as, id } = await issued();
    const { link, message, share } = await as.call("getShareWatsAppLink", at(id));
    expect(message).toContain(share);
    const { origin, pathname, searchParams } = new URL(link);
    expect([origin, pathname, searchParams.get("text")]).toEqual(["https://wa.me", "/", message]);
    expect((await open(new URL(share).hash.slice(1))).status).toBe(200);
  });

  it("is mailed to its driver to forward, once a day, and to a confirmed address alone", async () => {
    const { driver, share, own } = await issued();
    expect((await share()).reply?.outcome).toBe("mailed");
    expect((await share("email")).reply?.outcome).toBe("already_mailed");
    expect(await own()).toMatchObject({ shared_count: 1, shared_by_email: true });
    const mails = await mailsTo(testApp, driver.email);
    expect(mails).toHaveLength(1);
  });

  it.each(["link", "stop"] as const)("is not somebody else's to %s", async (what) => {
    const { id } = await issued();
    const other = testApp.as(await testApp.make.consumer());
    const { error } =
      what === "stop"
        ? await other.send("stopSharingVoucher", at(id))
        : await other.send("getShareWatsAppLink", at(id));
    expect(error?.code).toBe("NOT_FOUND");
  });

  it.each<{ channels: DiscountChannel[] }>([{ channels: ["in_store", "online"] }, { channels: ["online", "share"] }])(
    "stays with its driver when it counts at $channels",
    async ({ channels }) => {
      const { id, share, as, own } = await issued(channels);
      expect((await share("link")).error?.code).toBe("STATE_CONFLICT");
      expect((await as.send("getShareWatsAppLink", at(id))).error?.code).toBe("STATE_CONFLICT");
      expect((await own())?.can.share).toBe(false);
    },
  );

  it.each(["", "1", "1.x", `0.${"a".repeat(43)}`, `1.${"a".repeat(43)}`, `9${"9".repeat(20)}.${"a".repeat(43)}`])(
    "is not opened by %j",
    async (token) => {
      expect((await open(token)).error?.code).toMatch(/CODE_INVALID|VALIDATION_FAILED/);
    },
  );
});
