import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { callNames, catalog, type CallName, type EndpointShape } from "@treadclub/contract";

/** What a call sends to the database: what finds out who calls and counts its limits, and the work itself. */
export interface StatementCount {
  /** In front of the call, where who calls is not known from the second before. */
  readonly gate: number;
  /** Of a read: all of them. Of a write: those between begin and commit. */
  readonly statements: number;
}

const tableFile = resolve(import.meta.dirname, "statements.json");
export const benchFile = resolve(import.meta.dirname, "../../../docs/bench.md");
/** So many statements may a call send; one that may send more is named in `exceptions`, with the reason. */
const budget = { read: 2, write: 8, gate: 1 } as const;

/** Splits the statements of a call. */
export function countStatements(sent: readonly string[]): StatementCount {
  const all = withoutNote(sent.filter((text) => !isNotices.test(text)));
  const gate = all.filter((text) => isGate.test(text)).length;
  const ends = all.filter((text) => /^(begin|commit|rollback)$/.test(text)).length;
  return { gate, statements: all.length - gate - ends };
}

/** What an administrator does in another name is noted beside the call, in a transaction of its own. */
function withoutNote(sent: readonly string[]): readonly string[] {
  const at = sent.lastIndexOf("begin");
  return at >= 0 && sent.slice(at).some((text) => text.startsWith(`update "impersonations" set "looked"`))
    ? sent.slice(0, at)
    : sent;
}

/** Notices follow a commit and are batched across calls, so which call sends a batch is chance. */
const isNotices = /^\/\* notices \*\//;

/** Who calls is looked up at most once a second, whatever is called; limits are counted in front of a call. */
export const isGate = /^\/\* gate \*\//;

export const mostOf = (name: CallName): number => {
  const { effect }: EndpointShape = catalog[name];
  return exceptions[name]?.statements ?? (effect === "read" ? budget.read : budget.write);
};

/** What a call may send where most is to be done. */
export const mostEver = (name: CallName): number => longPaths[name]?.statements ?? mostOf(name);

type Reasons = Partial<Readonly<Record<CallName, { readonly statements: number; readonly why: string }>>>;

/** Calls that may send more than the budget, and why. */
export const exceptions: Reasons = {
  addPasskey: { statements: 9, why: "the challenge is spent on its own; the first passkey brings recovery codes" },
  closeAccount: { statements: 21, why: "ends bookings, quotes, vouchers, links and sign-ins, each in one go" },
  confirmEmailChange: {
    statements: 10,
    why: "the second of two confirmations moves the account and ends its sign-ins",
  },
  enterRabbitHole: {
    statements: 10,
    why: "checks administrator and user, ends what they did before, begins a sign-in",
  },
  eraseAccount: { statements: 27, why: "empties everything that is kept of a person, table by table" },
  forgotPasswordCallback: { statements: 13, why: "takes away every other way in where the address was not confirmed" },
  googleLink: { statements: 9, why: "spends the step, links the account, then signs in" },
  googleLinkConfirm: { statements: 11, why: "takes away what an unconfirmed account holds, links it, then signs in" },
  googleSignUp: { statements: 11, why: "makes an account with its first records and its welcome, and signs it in" },
  secondFactor: { statements: 11, why: "spends the step, links an account where that waits for it, then signs in" },
  cancelMeasurementSession: { statements: 9, why: "asks the measurement service in between" },
  consumerCreateAnylineTyreScan: { statements: 13, why: "two transactions, the measurement service in between" },
  memberCreateAnylineTyreScan: { statements: 13, why: "two transactions, the measurement service in between" },
  downloadMyData: { statements: 27, why: "streams everything that is known of a driver, table by table" },
  storageRestore: { statements: 3, why: "looks at the code, the sign-in that it was made by, and the name" },
};

/** Calls that the matrix sees within their budget, and that tests see beyond it, where more is to be done. */
const longPaths: Reasons = {
  acceptInvitation: { statements: 12, why: "takes away what an unconfirmed account of the address holds" },
  cancelMeasurementSession: { statements: 10, why: "tyres that were measured meanwhile are kept" },
  consumerCreateTyreScan: { statements: 13, why: "a photo that is still being checked is finished first" },
  createConsumer: { statements: 12, why: "with the code of a club: membership and vouchers" },
  editDiscountClub: { statements: 9, why: "a new club, sent with a key that was free again" },
  updateTread: { statements: 14, why: "the first welcome voucher, compared with others, and one given with the scan" },
  memberUpdateTread: {
    statements: 14,
    why: "the first welcome voucher, compared with others, and one given with the scan",
  },
  memberBatchAcceptedScans: { statements: 12, why: "first welcome vouchers, compared with others" },
  batchAcceptedScans: { statements: 12, why: "first welcome vouchers, compared with others" },
  createScanDiscountVoucher: { statements: 10, why: "in place of another one, and given once before" },
  memberCreateScanDiscountVoucher: { statements: 10, why: "in place of another one, and given once before" },
  createQuote: { statements: 9, why: "vouchers are reserved with it" },
  disableMembers: { statements: 11, why: "open quotes end, vouchers go back" },
  memberCreateGaugeScans: { statements: 12, why: "looked for under its note first; with the driver's welcome voucher" },
  joinClub: { statements: 9, why: "with an idempotency key, where somebody joins indeed" },
};

/**
 * A limit is counted by a statement of its own where the sign-in is not known from the second before: that is read through
 * a handle that may not write. Whoever proves who they are has the tries given back.
 */
export const mostInFront = (name: CallName): number => {
  const { limit }: EndpointShape = catalog[name];
  if (name === "confirmIdentity") return 3;
  return limit === undefined ? budget.gate : budget.gate + 1;
};

/** What each call sends, as it was last written down. */
export const openTable = () => {
  const written: Readonly<Partial<Record<CallName, StatementCount>>> = JSON.parse(readFileSync(tableFile, "utf8"));
  const table = new Map(callNames.flatMap((name) => (written[name] ? [[name, written[name]] as const] : [])));
  return {
    table,
    /**
     * Returns how many statements a call of the matrix sends, no more and no fewer. One that the file does not hold is written down, unless it
     * is beyond its budget.
     */
    expectedOf(name: CallName, seen: StatementCount): number {
      const known = table.get(name);
      if (known) return known.statements;
      const allowed = Math.min(seen.statements, mostOf(name));
      if (seen.statements > allowed) return allowed;
      table.set(name, seen);
      const sorted = [...table].toSorted(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(tableFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
      writeFileSync(benchFile, withTable(readFileSync(benchFile, "utf8"), sorted));
      return allowed;
    },
  };
};

const marks = { start: "<!-- statements:start -->", end: "<!-- statements:end -->" } as const;

/** The page of figures with the list of calls between its marks. */
export function withTable(page: string, table: Iterable<readonly [CallName, StatementCount]>): string {
  const [before = "", rest = ""] = page.split(marks.start);
  const [, after = ""] = rest.split(marks.end);
  return `${before}${marks.start}\n${tableOf(table)}\n${marks.end}${after}`;
}

function tableOf(table: Iterable<readonly [CallName, StatementCount]>): string {
  const rows = [...table].map(([name, { gate, statements }]) => {
    const { effect }: EndpointShape = catalog[name];
    const most = mostEver(name);
    const why = [exceptions[name]?.why, longPaths[name]?.why].filter((one) => one !== undefined).join("; ");
    return `| ${name} | ${effect} | ${gate} | ${statements} | ${most} | ${why} |`;
  });
  return [
    "",
    "Counted while the matrix of calls runs, or in the tests of a call of its own. In front: who calls, at most once a second, and",
    "limits. Statements: of a read all of them, of a write those between begin and commit. At most: in any test of any file.",
    "",
    "| call | effect | in front | statements | at most | why more |",
    "| --- | --- | ---: | ---: | ---: | --- |",
    ...rows,
    "",
  ].join("\n");
}
