import type { Clock } from "@treadclub/kit/clock";
import type { Database } from "@treadclub/kit/db/open";
import type { Logger } from "pino";
import type { App } from "#server/app";

export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

export interface DemoParts {
  readonly db: Database;
  readonly app: App;
  readonly clock: Clock;
  readonly log: Logger;
  readonly say: (line: string) => void;
}

/** Makes the demo world once. */
export async function ensureDemo(_parts: DemoParts): Promise<readonly DemoAccount[]> {
  return [];
}
