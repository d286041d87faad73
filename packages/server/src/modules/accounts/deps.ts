import type { LimitName } from "@treadclub/contract";
import type { WriteCtx } from "@treadclub/kit/context";
import type { ReadDb } from "@treadclub/kit/db/open";
import type { FileStore } from "@treadclub/kit/files/store";
import type { Limits } from "@treadclub/kit/http/limits";
import type { AccountOf } from "#modules/identity";

/** Dependencies of the account calls. */
export interface AccountDeps {
  readonly secret: string;
  readonly accountOf: AccountOf;
  readonly limits: Limits<LimitName>;
  readonly publicUrl: string;
  readonly store: FileStore;
  /** From modules of the same layer. */
  readonly moreData: readonly DataPart[];
}

/** A step of another module that follows when a driver's account is erased; one that ran before does nothing. */
export type EraseStep = (ctx: WriteCtx, userId: number) => Promise<void>;

/** What another module of this layer knows of a user, by section, for the download of everything. */
export type DataPart = (db: ReadDb, userId: number, now: Date) => Promise<Readonly<Record<string, unknown>>>;
