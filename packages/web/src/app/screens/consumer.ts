import { alias, screen, type TableEntry } from "./screen.ts";

const credits = () => import("#routes/consumer/credits.tsx");
const shop = ["driver", "scan", "shop"] as const;

/** The screens of a driver; the paths without id lead to the ones with it. */
export const consumerScreens: readonly TableEntry[] = [
  screen("/app/consumer/{id}/dashboard", () => import("#routes/consumer/dashboard.tsx"), [
    "deal",
    "driver",
    "notice",
    "scan",
  ]),
  screen(
    "/app/consumer/{consumer_id}/discounts",
    () => import("#routes/consumer/discounts.tsx"),
    ["driver", "scan", "wallet"],
    {
      offline: true,
    },
  ),
  screen("/app/consumer/{consumer_id}/used_discounts", () => import("#routes/consumer/used-discounts.tsx"), [
    "driver",
    "scan",
    "wallet",
  ]),
  alias("/app/consumer/used_discounts", "/app/consumer/{consumer_id}/used_discounts"),
  screen("/app/consumer/{consumer_id}/consumer_vehicles", () => import("#routes/consumer/vehicles.tsx"), [
    "driver",
    "scan",
  ]),
  alias("/app/consumer/consumer_vehicles", "/app/consumer/{consumer_id}/consumer_vehicles"),
  screen("/app/consumer/{consumer_id}/make_scan/{vehicle_id}", () => import("#routes/consumer/make-scan.tsx"), [
    "driver",
    "scan",
  ]),
  alias("/app/consumer/make_scan/{vehicle_id}", "/app/consumer/{consumer_id}/make_scan/{vehicle_id}"),
  screen(
    "/app/consumer/{consumer_id}/tyre_scan/{tyre}/{vehicle_id}",
    () => import("#routes/consumer/tyre-scan.tsx"),
    ["capture", "driver", "scan"],
    { bare: true },
  ),
  alias("/app/consumer/tyre_scan/{tyre}/{vehicle_id}", "/app/consumer/{consumer_id}/tyre_scan/{tyre}/{vehicle_id}"),
  screen("/app/consumer/{consumer_id}/make_sidewall_scan", () => import("#routes/consumer/make-sidewall-scan.tsx"), [
    "driver",
    "scan",
  ]),
  alias("/app/consumer/make_sidewall_scan", "/app/consumer/{consumer_id}/make_sidewall_scan"),
  screen(
    "/app/consumer/{consumer_id}/tyrewall_scan/{vehicle_id}",
    () => import("#routes/consumer/tyrewall-scan.tsx"),
    ["capture", "driver", "scan"],
    { bare: true },
  ),
  alias("/app/consumer/tyrewall_scan/{vehicle_id}", "/app/consumer/{consumer_id}/tyrewall_scan/{vehicle_id}"),
  screen("/app/consumer/{consumer_id}/measure/{vehicle_id}", () => import("#routes/consumer/measure.tsx"), [
    "driver",
    "scan",
  ]),
  alias("/app/consumer/measure/{vehicle_id}", "/app/consumer/{consumer_id}/measure/{vehicle_id}"),
  // Public: a phone that took over from a computer comes back without being signed in.
  screen("/app/consumer/{consumer_id}/measure_return", () => import("#routes/consumer/measure-return.tsx"), ["scan"], {
    audience: "public",
  }),
  alias("/app/consumer/measure_return", "/app/consumer/{consumer_id}/measure_return"),
  screen("/app/consumer/{consumer_id}/tyre_scans_list", () => import("#routes/consumer/scans.tsx"), [
    "driver",
    "report",
    "scan",
  ]),
  alias("/app/consumer/tyre_scans_list", "/app/consumer/{consumer_id}/tyre_scans_list"),
  screen("/app/consumer/{consumer_id}/credits", credits, shop),
  screen("/app/consumer/{consumer_id}/credits/{reference}", credits, shop),
  screen("/app/consumer/{consumer_id}/credits/{reference}/test_checkout", credits, shop),
  screen("/app/consumer/{consumer_id}/my_quotes", () => import("#routes/consumer/quotes.tsx"), ["driver", "scan"]),
  alias("/app/consumer/my_quotes", "/app/consumer/{consumer_id}/my_quotes"),
  screen("/app/consumer/{consumer_id}/my_bookings", () => import("#routes/consumer/bookings.tsx"), ["driver", "scan"]),
  alias("/app/consumer/my_bookings", "/app/consumer/{consumer_id}/my_bookings"),
];
