import type { Translate } from "@treadclub/texts";
import { segments } from "#kit/list-filters.ts";
import { listFilters } from "#kit/use-list.ts";
import type { ScanListBody } from "./queries.ts";

const newestFirst = { sort: "-submitted_at" } as const;
const judged = {
  completed: { ...newestFirst, filters: { states: ["completed"] } },
  rejected: { ...newestFirst, filters: { states: ["rejected"] } },
  all: newestFirst,
} satisfies Readonly<Record<string, Pick<ScanListBody, "sort" | "filters">>>;
const waiting = { filters: { waiting: true } } satisfies Pick<ScanListBody, "filters">;
const late = { filters: { waiting: true, late: true } } satisfies Pick<ScanListBody, "filters">;
const search = (t: Translate): string => t("office.scans.search");
const label = (t: Translate): string => t("office.scans.show");

/** An administrator's scans; those that wait for a fitter can be seen by themselves. */
export const adminScanFilters = listFilters<ScanListBody>()({
  perPage: 25,
  search,
  filters: {
    show: segments({
      label,
      queries: { waiting, late, fitters: { filters: { states: ["awaiting_member_review"] } }, ...judged },
      name: (show, t) => t(`office.scans.show.${show}`),
    }),
  },
});

/** A fitter's scans; some of them wait for an administrator. */
export const memberScanFilters = listFilters<ScanListBody>()({
  perPage: 25,
  search,
  filters: {
    show: segments({
      label,
      queries: { waiting, late, admins: { filters: { states: ["awaiting_admin_review"] } }, ...judged },
      name: (show, t) => t(`office.scans.show.${show}`),
    }),
  },
});
