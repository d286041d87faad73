import type { Clock } from "@treadclub/kit/clock";
import type { Database } from "@treadclub/kit/db/open";
import type { FileStore } from "@treadclub/kit/files/store";
import type { Limits } from "@treadclub/kit/http/limits";
import type { Streams } from "@treadclub/kit/http/stream";
import type { Uploads } from "@treadclub/kit/http/uploads";
import type { Bus } from "@treadclub/kit/live";
import type { Log } from "@treadclub/kit/log";
import type { Encryption } from "@treadclub/kit/encryption";
import type { BearerLimit } from "./limits.ts";
import type { RefusalLog } from "./management/refusals.ts";
import type { RemotePort } from "./remote/port.ts";

/** What the parts of the service are made from; each takes the few that it needs. */
export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Signs the links of images. */
  readonly secret: string;
  readonly store: FileStore;
  /** The owner of an upload is a session: its id stands where the kit says user. */
  readonly uploads: Uploads;
  /** Hears `sessionChannel` of changed.ts. */
  readonly bus: Bus;
  readonly streams: Streams;
  readonly limits: Limits<BearerLimit>;
  /** An origin, without slash at its end. */
  readonly publicUrl: string;
  /** Whether webhooks may go to private networks and to this machine. */
  readonly webhooksToPrivate: boolean;
  /** What an image's id is put behind, a whole address. */
  readonly imageBase: string;
  /** For webhook secrets and tokens of a remote service. */
  readonly encryption: Encryption;
  /** Null: no key measures remotely. */
  readonly remote: RemotePort | null;
  readonly ensured: Ensured;
  /** Refused calls, for the integrator's management. */
  readonly refusals: RefusalLog;
}

/** Keys that the host program keeps, and whose changes it wants to be notified of. */
export interface Ensured {
  readonly keyIds: ReadonlySet<number>;
  /** After a committed change of their sessions. Null: nobody wants to hear. */
  readonly onChanged: ((sessionIds: readonly number[]) => Promise<void>) | null;
}
