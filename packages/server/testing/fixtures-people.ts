import type { MadeMember } from "./factories/members.ts";
import type { SignedIn } from "./factories/people.ts";
import type { TestApp } from "./test-app.ts";

export const fixturePassword = "a long enough sentence";

/** Anna and fitter A, to whom the records of the fixtures belong, and people who may not see them. */
export interface FixturePeople {
  readonly anna: SignedIn;
  readonly otherConsumer: SignedIn;
  readonly disabled: SignedIn;
  readonly fitter: MadeMember;
  readonly staff: SignedIn;
  readonly otherFitter: MadeMember;
  readonly newMember: MadeMember;
  readonly admin: SignedIn;
  readonly superAdmin: SignedIn;
  readonly supplier: SignedIn;
}

export async function peopleOf(testApp: TestApp): Promise<FixturePeople> {
  const fitter = await testApp.make.member({ scanManage: "members_only" });
  return {
    anna: await testApp.make.consumer({ password: fixturePassword, freeScans: 6 }),
    otherConsumer: await testApp.make.consumer(),
    disabled: await testApp.make.disabled(),
    fitter,
    staff: await testApp.make.staff(fitter.id),
    otherFitter: await testApp.make.member(),
    newMember: await testApp.make.member({ state: "new" }),
    ...(await adminsOf(testApp)),
    supplier: await testApp.make.supplier(),
  };
}

type Admins = Pick<FixturePeople, "admin" | "superAdmin">;
const adminsOfTestApps = new WeakMap<TestApp, Admins>();

/** One admin and one super admin a test app: every admin is notified of every new record. They sign in anew, since a test may set the clock. */
async function adminsOf(testApp: TestApp): Promise<Admins> {
  const known = adminsOfTestApps.get(testApp);
  const admins = known
    ? {
        admin: await testApp.make.signedInAgain(known.admin),
        superAdmin: await testApp.make.signedInAgain(known.superAdmin),
      }
    : { admin: await testApp.make.admin(), superAdmin: await testApp.make.superAdmin() };
  adminsOfTestApps.set(testApp, admins);
  return admins;
}
