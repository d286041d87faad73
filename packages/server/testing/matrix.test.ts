import { callNames, catalog, gate, type CallName, type EndpointShape } from "@treadclub/contract";
import { recordExample } from "@treadclub/measurement/testing/record-example";
import { beforeEach, describe, expect, it } from "vitest";
import { asParts } from "./call.ts";
import { fingerprint } from "./fingerprint.ts";
import type { SignedIn } from "./factories/people.ts";
import { countedInTests } from "./own-tests.ts";
import { samples } from "./samples.ts";
import { openFixtures, type Fixtures } from "./fixtures.ts";
import { countStatements, mostInFront, openTable } from "./statement-budget.ts";
import { openTestApp } from "./test-app.ts";

const testApp = await openTestApp({ measurement: true });
const statements = openTable();
// On a busy machine these tests outlive the tokens of the shared fixtures.
const begunAt = testApp.clock.now();
const halfATokenMs = 300_000;
beforeEach(() => {
  if (testApp.clock.now().getTime() - begunAt.getTime() > halfATokenMs) testApp.clock.set(begunAt);
});

/** Calls whose sample names no record: everybody who passes the gate works on something of their own, or on nothing. */
const namesNoRecord: ReadonlySet<CallName> = new Set([
  "logIn",
  "getSecurity",
  "confirmIdentity",
  "passkeySignInOptions",
  "passkeyOptions",
  "beginTotp",
  "getSessions",
  "forgotPassword",
  "updateProfile",
  "requestEmailChange",
  "getEmailChange",
  "cancelEmailChange",
  "getConsents",
  "setConsent",
  "getNotificationChoices",
  "setNotificationChoices",
  "closeAccount",
  "eraseAccount",
  "downloadMyData",
  "resendConfirmation",
  "rabbitHole",
  "getWhoLooked",
  "storageSave",
  "signOut",
  "currentUser",
  "checkedEmail",
  "createConsumer",
  "getConfig",
  "getOutbox",
  "getMembersList",
  "newMemberCount",
  "findFitters",
  "checkMemberScanPermission",
  "editDiscountClub",
  "createDiscountClub",
  "allDiscountClubList",
  "joinClub",
  "getVehicleData",
  "checkedVehicleByNumber",
  "updateOrCreateVehicle",
  "getScanLinks",
  "getSharedScan",
  "getScansList",
  "memberGetScansList",
  "memberBatchAcceptedScans",
  "memberGetScanWaits",
  "memberGetVehicles",
  "memberGetVehicleStatList",
  "memberGetVoucherUsage",
  "saveVoucherStatistic",
  "getNewScansCount",
  "getFreePlaces",
  "holdPlace",
  "readNotifications",
  "readScans",
  "unlinkGoogle",
  "consumerGetMeasurementToken",
  "memberGetMeasurementToken",
  "getIntegratorKeys",
  "createIntegratorKey",
  "getCreditPacks",
  "createCreditOrder",
  "getIntegratorMessages",
]);

const people = (fixtures: Fixtures): Readonly<Record<string, SignedIn>> => ({
  consumer: fixtures.anna,
  "other consumer": fixtures.otherConsumer,
  "fitter's owner": fixtures.fitter.owner,
  "fitter's staff": fixtures.staff,
  "other fitter": fixtures.otherFitter.owner,
  admin: fixtures.admin,
  "super admin": fixtures.superAdmin,
  supplier: fixtures.supplier,
});
const foreigners: ReadonlySet<string> = new Set(["other consumer", "other fitter"]);

/** What changes nothing shares fixtures. */
const shared = await openFixtures(testApp, { measured: true });
const fixturesFor = ({ effect, path }: EndpointShape): Promise<Fixtures> =>
  effect === "read"
    ? Promise.resolve(shared)
    : openFixtures(testApp, { measured: /measurement|anyline|integrator/.test(path) });
/** A code that leads to somebody else's record answers as a code that leads nowhere. */
const hidden = ({ errors }: EndpointShape): string => (errors.includes("NOT_FOUND") ? "NOT_FOUND" : "CODE_INVALID");

describe.each(callNames)("%s", (name) => {
  const entry: EndpointShape = catalog[name];

  it("lets in whom its gate names, hides what is foreign, and changes nothing for the others", async () => {
    const fixtures = shared;
    const input = asParts(samples[name](fixtures));
    const before = await fingerprint(testApp);
    const guest = await testApp.as(null).sendRaw(name, input);
    if (entry.access !== "public") expect(guest.status).toBe(401);
    if (entry.access !== "public" && entry.method !== "HEAD")
      expect(guest.error?.code).toBe("TOKEN_DECODE_UNSUCCESSFUL");
    if (entry.access !== "public") expect((await testApp.as(fixtures.disabled).sendRaw(name, input)).status).toBe(403);
    for (const [who, person] of Object.entries(people(fixtures))) {
      const passed = gate(entry, person.actor, testApp.clock.now());
      if (passed !== "pass")
        expect([who, (await testApp.as(person).sendRaw(name, input)).error?.code]).toEqual([who, passed]);
      else if (
        foreigners.has(who) &&
        !namesNoRecord.has(name) &&
        !countedInTests.has(name) &&
        entry.access !== "public"
      )
        expect([who, (await testApp.as(person).sendRaw(name, input)).error?.code]).toEqual([who, hidden(entry)]);
    }
    if (entry.access !== "public") expect(await fingerprint(testApp)).toBe(before);
  });

  if (countedInTests.has(name)) return;
  it("works for those it is for, and a repeated key answers the same", async () => {
    const fixtures = await fixturesFor(entry);
    const input = asParts(samples[name](fixtures));
    const person = ownerOf(fixtures, entry);
    const key = crypto.randomUUID();
    const { result: first, everyStatement } = await testApp.queries(() =>
      testApp.as(person).sendRaw(name, input, { key }),
    );
    expect([first.status, first.error]).toEqual([200, null]);
    recordExample("platform", name, input, first.reply);
    const seen = countStatements(everyStatement);
    expect(seen.statements, "statements, see statement-budget.ts").toBe(statements.expectedOf(name, seen));
    expect(seen.gate, "statements in front").toBeLessThanOrEqual(mostInFront(name));
    if (entry.effect === "read" || entry.method === "GET" || entry.secret === true || name === "signOut") return;
    const again = await testApp.as(person).sendRaw(name, input, { key });
    expect([again.status, again.headers["idempotent-replayed"]]).toEqual([200, "true"]);
    expect(again.reply).toEqual(first.reply);
    const other = await testApp
      .as(person)
      .sendRaw(
        name,
        { ...input, query: { ...input.query }, body: { ...asRecord(input.body), unknown_field: 1 } },
        { key },
      );
    expect(other.error?.code).toBe("VALIDATION_FAILED");
  });

  if (entry.access === "public") return;
  it("lets the super admin pass", async () => {
    const fixtures = await fixturesFor(entry);
    const answer = await testApp.as(fixtures.superAdmin).sendRaw(name, asParts(samples[name](fixtures)));
    expect(["TOKEN_DECODE_UNSUCCESSFUL", "ROLE_FORBIDDEN", "UNKNOWN_ERROR"]).not.toContain(answer.error?.code);
  });
});

/** A user whose own record the sample names. */
function ownerOf(fixtures: Fixtures, { access, path }: EndpointShape): SignedIn | null {
  if (access === "public") return null;
  if (access === "admin") return fixtures.admin;
  if (access === "super-admin") return fixtures.superAdmin;
  return access === "member" || access === "member-owner" || access === "office" || path.startsWith("check_member")
    ? fixtures.fitter.owner
    : fixtures.anna;
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
