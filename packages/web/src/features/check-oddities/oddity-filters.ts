import type { Catalog, InputOf, ReplyOf } from "@treadclub/contract";
import { select } from "#kit/list-filters.ts";
import { listFilters } from "#kit/use-list.ts";

export type Oddity = ReplyOf<Catalog["getMemberOddities"]>["list"][number];

export const oddityFilters = listFilters<InputOf<Catalog["getMemberOddities"]>["body"]>()({
  perPage: 25,
  search: (t) => t("fraud.odd.search"),
  filters: {
    looked: select({
      label: (t) => t("fraud.odd.looked"),
      queries: { all: {}, no: { filters: { looked: false } }, yes: { filters: { looked: true } } },
      name: (looked, t) =>
        t(({ all: "fraud.odd.lookedAll", no: "fraud.odd.lookedNo", yes: "fraud.odd.lookedYes" } as const)[looked]),
    }),
    kind: select({
      label: (t) => t("fraud.odd.kind"),
      queries: {
        all: {},
        till_minute: { filters: { kind: "till_minute" } },
        till_hour: { filters: { kind: "till_hour" } },
        till_undo: { filters: { kind: "till_undo" } },
        club_browser: { filters: { kind: "club_browser" } },
      },
      name: (kind, t) => (kind === "all" ? t("fraud.odd.kindAll") : t(`fraud.kind.${kind}`)),
    }),
  },
});
