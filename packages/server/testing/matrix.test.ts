import { callNames, catalog, gate, type CallName, type EndpointShape } from "@treadclub/contract";
import { recordExample } from "@treadclub/measurement/testing/record-example";
import { beforeEach, describe, expect, it } from "vitest";
import { asParts } from "./call.ts";
import { fingerprint } from "./fingerprint.ts";
import type { SignedIn } from "./makers/people.ts";
import { countedInTests } from "./own-tests.ts";
import { samples } from "./samples.ts";
import { openScene, type Scene } from "./scene.ts";
import { countStatements, mostInFront, openTable } from "./statement-budget.ts";
import { openWorld } from "./world.ts";

const world = await openWorld({ measurement: true, holdsChanges: true });
const statements = openTable();
// On a busy machine these tests outlive the tokens of the shared scene.
const begunAt = world.clock.now();
const halfATokenMs = 300_000;
beforeEach(() => {
  if (world.clock.now().getTime() - begunAt.getTime() > halfATokenMs) world.clock.set(begunAt);
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
  "getScansList",
  "getNewScansCount",
  "getFreePlaces",
  "holdPlace",
  "readNotifications",
  "readScans",
  "unlinkGoogle",
  "consumerGetMeasurementToken",
  "memberGetMeasurementToken",
]);

const people = (scene: Scene): Readonly<Record<string, SignedIn>> => ({
  consumer: scene.anna,
  "other consumer": scene.otherConsumer,
  "fitter's owner": scene.fitter.owner,
  "fitter's staff": scene.staff,
  "other fitter": scene.otherFitter.owner,
  admin: scene.admin,
  "super admin": scene.superAdmin,
  supplier: scene.supplier,
});
const foreigners: ReadonlySet<string> = new Set(["other consumer", "other fitter"]);

/** What changes nothing shares a scene. */
const shared = await openScene(world, { measured: true });
const sceneFor = ({ effect, path }: EndpointShape): Promise<Scene> =>
  effect === "read" ? Promise.resolve(shared) : openScene(world, { measured: /measurement|anyline/.test(path) });
/** A code that leads to somebody else's record answers as a code that leads nowhere. */
const hidden = ({ errors }: EndpointShape): string => (errors.includes("NOT_FOUND") ? "NOT_FOUND" : "CODE_INVALID");

describe.each(callNames)("%s", (name) => {
  const entry: EndpointShape = catalog[name];

  it("lets in whom its gate names, hides what is foreign, and changes nothing for the others", async () => {
    const scene = shared;
    const input = asParts(samples[name](scene));
    const before = await fingerprint(world);
    const guest = await world.as(null).sendRaw(name, input);
    if (entry.access !== "public") expect(guest.status).toBe(401);
    if (entry.access !== "public" && entry.method !== "HEAD")
      expect(guest.error?.code).toBe("TOKEN_DECODE_UNSUCCESSFUL");
    if (entry.access !== "public") expect((await world.as(scene.disabled).sendRaw(name, input)).status).toBe(403);
    for (const [who, person] of Object.entries(people(scene))) {
      const passed = gate(entry, person.actor, world.clock.now());
      if (passed !== "pass")
        expect([who, (await world.as(person).sendRaw(name, input)).error?.code]).toEqual([who, passed]);
      else if (
        foreigners.has(who) &&
        !namesNoRecord.has(name) &&
        !countedInTests.has(name) &&
        entry.access !== "public"
      )
        expect([who, (await world.as(person).sendRaw(name, input)).error?.code]).toEqual([who, hidden(entry)]);
    }
    if (entry.access !== "public") expect(await fingerprint(world)).toBe(before);
  });

  if (countedInTests.has(name)) return;
  it("works for those it is for, and a repeated key answers the same", async () => {
    const scene = await sceneFor(entry);
    const input = asParts(samples[name](scene));
    const person = ownerOf(scene, entry);
    const key = crypto.randomUUID();
    const { result: first, everyStatement } = await world.queries(() => world.as(person).sendRaw(name, input, { key }));
    expect([first.status, first.error]).toEqual([200, null]);
    recordExample("platform", name, input, first.reply);
    const seen = countStatements(everyStatement);
    expect(seen.statements, "statements, see statement-budget.ts").toBeLessThanOrEqual(
      statements.allowedFor(name, seen),
    );
    expect(seen.gate, "statements in front").toBeLessThanOrEqual(mostInFront(name));
    if (entry.effect === "read" || entry.method === "GET" || entry.secret === true || name === "signOut") return;
    const again = await world.as(person).sendRaw(name, input, { key });
    expect([again.status, again.headers["idempotent-replayed"]]).toEqual([200, "true"]);
    expect(again.reply).toEqual(first.reply);
    const other = await world
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
    const scene = await sceneFor(entry);
    const answer = await world.as(scene.superAdmin).sendRaw(name, asParts(samples[name](scene)));
    expect(["TOKEN_DECODE_UNSUCCESSFUL", "ROLE_FORBIDDEN", "UNKNOWN_ERROR"]).not.toContain(answer.error?.code);
  });
});

/** Somebody whose own record the sample names. */
function ownerOf(scene: Scene, { access, path }: EndpointShape): SignedIn | null {
  if (access === "public") return null;
  if (access === "admin") return scene.admin;
  if (access === "super-admin") return scene.superAdmin;
  return access === "member" || access === "member-owner" || path.startsWith("check_member")
    ? scene.fitter.owner
    : scene.anna;
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
