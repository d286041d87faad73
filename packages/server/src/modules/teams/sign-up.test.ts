import { expect, it } from "vitest";
import { openTestApp } from "#testing/test-app";

const testApp = await openTestApp();
let companies = 0;
const body = () => ({
  company_name: `Mill Lane Tyres ${(companies += 1)}`,
  company_phone: "01632 960123",
  address_line_1: "4 Mill Lane",
  city: "Leeds",
  postcode: "ls14ap",
  membership: "mobile" as const,
  first_name: "Olu",
  last_name: "Reed",
  email: `owner${companies}@milllane.example`,
  password: "a long enough sentence",
  terms_accepted: true as const,
});

it("makes a company that waits, with a location and its hours, and signs its owner in", async () => {
  const admin = await testApp.make.admin();
  const input = body();
  const reply = await testApp
    .as(null)
    .call("createMember", { body: { ...input, website: "https://milllane.example" } });
  expect(reply).toMatchObject({
    guard_message: null,
    user: { email: input.email, position: "owner", roles: [{ name: "member" }], email_confirmed: false },
  });
  const owner = testApp.as({ token: reply.token ?? "" });
  const company = await owner.call("memberGetOwnInfo", { params: { id: String(reply.user?.member_id) } });
  expect(company).toMatchObject({
    company_name: input.company_name,
    state: "new",
    scan_permission: false,
    website: "https://milllane.example",
    phone: "+441632960123",
    locations: [{ city: "Leeds", postcode: "LS1 4AP" }],
    users: [{ position: "owner" }],
  });
  expect(company.locations[0]?.opening_hours.map((hours) => hours.day)).toEqual([0, 1, 2, 3, 4, 5]);
  const received = await testApp
    .as(admin)
    .call("getNotificationList", { params: { a: String(admin.id), b: "admin" }, body: {} });
  expect(received.list[0]).toMatchObject({ type: "new_member", open_field: company.id, open_field_type: "member" });
  const { rows } = await testApp.db.pool.query(
    "select m.code from members c join memberships m on m.id = c.membership_id where c.id = $1",
    [company.id],
  );
  expect(rows).toEqual([{ code: "mobile" }]);
});

it("makes nothing when the address has an account", async () => {
  const driver = await testApp.make.consumer();
  const input = { ...body(), email: driver.email };
  const answer = await testApp.as(null).send("createMember", { body: input });
  expect(answer.error?.code).toBe("EMAIL_EXISTS");
  const { rows } = await testApp.db.pool.query("select 1 from members where company_name = $1", [input.company_name]);
  expect(rows).toEqual([]);
});

it("names the field that is wrong", async () => {
  const wrong = { company_phone: "12", postcode: "nowhere", website: "javascript:alert(1)", password: "password123" };
  for (const [field, value] of Object.entries(wrong)) {
    const answer = await testApp.as(null).sendRaw("createMember", { body: { ...body(), [field]: value } });
    expect([answer.error?.code, Object.keys(answer.error?.fields ?? {})]).toEqual(["VALIDATION_FAILED", [field]]);
  }
});

it("does no trade before it is accepted", async () => {
  const signedUp = await testApp.as(null).call("createMember", { body: body() });
  const memberId = signedUp.user?.member_id ?? 0;
  const owner = testApp.as({ token: signedUp.token ?? "" });
  const driver = await testApp.make.consumer();
  const admin = await testApp.make.admin();
  expect((await owner.call("checkMemberScanPermission")).allowed).toBe(false);
  const club = await owner.call("editDiscountClub", {
    body: { title: "Early", name: "Early", discounts: [{ title: "Five pounds off", amount_pence: 500 }] },
  });
  await testApp.as(admin).call("approveDiscountClub", { params: { id: String(club.id) }, body: {} });
  const joined = await testApp.as(driver).send("joinClub", { body: { code: club.code } });
  expect(joined.error?.code).toBe("CODE_INVALID");
  const framed = await testApp.as(null).send("getFrame", { params: { code: club.code } });
  expect(framed.error?.code).toBe("CODE_INVALID");
  const found = await testApp.as(driver).call("findFitters", { body: { search: "Mill Lane" } });
  expect(found.list.map((card) => card.id)).not.toContain(memberId);
  await testApp.as(admin).call("batchAcceptedMembers", { body: { ids: [memberId] } });
  expect((await testApp.as(driver).send("joinClub", { body: { code: club.code } })).status).toBe(200);
});

it("offers the memberships in their order", async () => {
  const { list } = await testApp.as(null).call("allMemberships");
  expect(list.map((one) => one.code)).toEqual(["independent", "garage", "mobile", "chain"]);
});
