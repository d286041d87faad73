import { adminScreens } from "./admin.ts";
import { consumerScreens } from "./consumer.ts";
import { memberScreens } from "./member.ts";
import { officeScreens } from "./office.ts";
import type { Audience, TableEntry } from "./screen.ts";

/** The screens behind a sign-in; the first page does without their addresses and files. */
export const signedInTables: readonly (readonly [Audience, readonly TableEntry[]])[] = [
  ["consumer", consumerScreens],
  ["member", memberScreens],
  ["office", officeScreens],
  ["admin", adminScreens],
];
