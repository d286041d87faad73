import type { MadeMember } from "./makers/members.ts";
import type { SignedIn } from "./makers/people.ts";
import type { World } from "./world.ts";

export const scenePassword = "a long enough sentence";

/** Anna and fitter A, to whom a scene's records belong, and people who may not see them. */
export interface ScenePeople {
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

export async function peopleOf(world: World): Promise<ScenePeople> {
  const fitter = await world.make.member();
  return {
    anna: await world.make.consumer({ password: scenePassword }),
    otherConsumer: await world.make.consumer(),
    disabled: await world.make.disabled(),
    fitter,
    staff: await world.make.staff(fitter.id),
    otherFitter: await world.make.member(),
    newMember: await world.make.member({ state: "new" }),
    ...(await deskOf(world)),
    supplier: await world.make.supplier(),
  };
}

type Desk = Pick<ScenePeople, "admin" | "superAdmin">;
const desks = new WeakMap<World, Desk>();

/** One admin and one super admin a world: every admin is told of every new record. They sign in anew, since a test may set the clock. */
async function deskOf(world: World): Promise<Desk> {
  const known = desks.get(world);
  const desk = known
    ? {
        admin: await world.make.signedInAgain(known.admin),
        superAdmin: await world.make.signedInAgain(known.superAdmin),
      }
    : { admin: await world.make.admin(), superAdmin: await world.make.superAdmin() };
  desks.set(world, desk);
  return desk;
}
