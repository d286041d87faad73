import type { TyrePosition } from "@treadclub/rules";
import { eq } from "drizzle-orm";
import { balanceOf } from "#modules/credits";
import { members } from "#modules/members";
import { scans } from "#modules/scans";
import { openMeasuring } from "./measuring.ts";
import type { SignedIn } from "./factories/people.ts";
import { runQueued } from "./queued.ts";
import { openTestApp, type TestAppOptions } from "./test-app.ts";

type ScanManage = "members_only" | "admin_only" | "member_and_api" | "admin_and_api";

const ourJobs = ["follow-measurement", "tell-measurement", "refuse-measurement", "forget-measurement"] as const;

const itsJobs = ["tell-changed", "look-remote", "tell-remote", "fetch-remote-images"] as const;

/** A test app with its measurement service, and people who scan; jobs run when `settle` is called. */
export async function openMeasuringHarness({ measurement = true }: Pick<TestAppOptions, "measurement"> = {}) {
  const testApp = await openTestApp({ measurement });
  const { service, port } = testApp.app.measurement;
  if (!service) throw new Error("There is no measurement service.");
  const measuring = openMeasuring(testApp);
  const token = async (who: SignedIn, workflow: "2" | "3" = "3", audience: "consumer" | "member" = "consumer") => {
    const name = audience === "consumer" ? "consumerGetMeasurementToken" : "memberGetMeasurementToken";
    const { measurement_tokens } = await testApp.as(who).call(name, { query: { workflow } });
    return measurement_tokens[0]?.measurement_token ?? "";
  };
  /** Everything that follows from what happened, until nothing is left to do. */
  const settle = async (): Promise<void> => {
    for (let ran = 1; ran > 0;) {
      ran = await runQueued({ db: testApp.db, jobs: service.jobs, schema: "measurement_jobs" }, itsJobs);
      ran += await runQueued({ db: testApp.db, jobs: testApp.app.jobs, schema: "pgboss" }, ourJobs);
    }
  };

  /** A driver with a car; in the club of a member with such a setting, when one is given. */
  async function driver({ freeScans = 4, manage }: { freeScans?: number; manage?: ScanManage } = {}) {
    const anna = await testApp.make.consumer({ freeScans });
    const vehicle = await testApp.make.vehicle(anna);
    const club = manage === undefined ? null : await clubWith(manage);
    if (club) await testApp.as(anna).call("joinClub", { body: { code: club.code } });
    /** Binds a new token; answers the session, its token and its scanner. */
    const begin = async (positions: TyrePosition[], workflow: "2" | "3" = "3") => {
      const measurement_token = await token(anna, workflow);
      const body = {
        vehicle_id: vehicle.id,
        measurement_token,
        positions,
        ...(club ? { club_code: club.code } : {}),
      };
      const session = await testApp.as(anna).call("consumerCreateAnylineTyreScan", { body });
      return { session, body, token: measurement_token, scanner: measuring.scanner(measurement_token) };
    };
    const balance = async () => (await balanceOf(testApp.db.read, anna.id, testApp.clock.now())).balance;
    const session = (id: number) => testApp.as(anna).call("getMeasurementSession", { params: { id: String(id) } });
    const rows = () => testApp.db.read.select().from(scans).where(eq(scans.consumerId, anna.id)).orderBy(scans.id);
    return { anna, vehicle, as: testApp.as(anna), club, begin, balance, session, rows };
  }

  async function clubWith(manage: ScanManage) {
    const member = await testApp.make.member();
    await testApp.run((ctx) => ctx.db.update(members).set({ scanManage: manage }).where(eq(members.id, member.id)));
    return { ...(await testApp.make.club(member.id)), member };
  }

  const admin = await testApp.make.admin();
  return { testApp, service, port, measuring, token, settle, driver, admin, reviewer: testApp.as(admin) };
}
