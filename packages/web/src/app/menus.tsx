import {
  AppWindow,
  Building2,
  CalendarDays,
  Camera,
  CarFront,
  CircleEllipsis,
  CircleHelp,
  CircleUserRound,
  ClipboardList,
  Coins,
  FileText,
  Gift,
  House,
  Inbox,
  KeyRound,
  MessageSquareWarning,
  Palette,
  QrCode,
  Radar,
  Receipt,
  ScanLine,
  ShieldCheck,
  Store,
  Tag,
  TicketCheck,
  TicketPercent,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import type { TextKey } from "@treadclub/texts";
import { namesIn, pathTo } from "#kit/paths.ts";
import { mainRole } from "#kit/role.ts";
import type { UserView } from "#kit/session.ts";
import { screenPaths } from "./paths.ts";

export type CountName = "quotes" | "bookings" | "scans" | "members" | "clubs" | "complaints";

export interface MenuEntry {
  readonly path: string;
  readonly label: Extract<TextKey, `base.menu.${string}`>;
  readonly icon: ReactNode;
  /** Further screens for which this entry is the current one. */
  readonly also?: readonly string[];
  /** Which of the counts stands beside it. */
  readonly count?: CountName;
}

export interface Menu {
  /** At the thumb: at most four, "More" comes with them. */
  readonly main: readonly MenuEntry[];
  /** On the "More" page, and below the others on the left rail. */
  readonly more: readonly MenuEntry[];
}

export const moreEntry: MenuEntry = { path: "/app/more", label: "base.menu.more", icon: <CircleEllipsis /> };

const integrator: MenuEntry = { path: "/app/integrator", label: "base.menu.integrator", icon: <KeyRound /> };
const account: MenuEntry = { path: "/app/account", label: "base.menu.account", icon: <CircleUserRound /> };
const papers: readonly MenuEntry[] = [
  { path: "/app/help", label: "base.menu.help", icon: <CircleHelp /> },
  { path: "/app/terms_and_conditions", label: "base.menu.terms", icon: <FileText /> },
  { path: "/app/privacy_policy", label: "base.menu.privacy", icon: <ShieldCheck /> },
];

const driver: Menu = {
  main: [
    { path: "/app/consumer/{id}/dashboard", label: "base.menu.home", icon: <House /> },
    {
      path: "/app/consumer/{consumer_id}/tyre_scans_list",
      label: "base.menu.tyres",
      icon: <ScanLine />,
      also: ["/make_scan/", "/tyre_scan/", "/make_sidewall_scan", "/tyrewall_scan/", "/measure"],
    },
    { path: "/app/consumer/{consumer_id}/my_quotes", label: "base.menu.quotes", icon: <ClipboardList /> },
    {
      path: "/app/consumer/{consumer_id}/discounts",
      label: "base.menu.vouchers",
      icon: <TicketPercent />,
      also: ["/used_discounts"],
    },
  ],
  more: [
    { path: "/app/consumer/{consumer_id}/my_bookings", label: "base.menu.bookings", icon: <CalendarDays /> },
    {
      path: "/app/consumer/{consumer_id}/consumer_vehicles",
      label: "base.menu.vehicles",
      icon: <CarFront />,
      also: ["/app/consumer/add_vehicle"],
    },
    { path: "/app/consumer/{consumer_id}/credits", label: "base.menu.credits", icon: <Coins /> },
    { path: "/app/bestpractice", label: "base.menu.bestpractice", icon: <Camera /> },
    account,
  ],
};

const member: Menu = {
  main: [
    { path: "/app/members/{id}/dashboard", label: "base.menu.home", icon: <House /> },
    {
      path: "/app/members/{member_id}/quote_requests",
      label: "base.menu.quotes",
      icon: <ClipboardList />,
      count: "quotes",
    },
    {
      path: "/app/members/{member_id}/member_bookings",
      label: "base.menu.bookings",
      icon: <CalendarDays />,
      also: ["/measure"],
      count: "bookings",
    },
    {
      path: "/app/members/{member_id}/voucher",
      label: "base.menu.voucher",
      icon: <QrCode />,
      also: ["/discount_validation/", "/till_journal", "/oddities"],
    },
  ],
  more: [
    {
      path: "/app/members/{member_id}/member_scans",
      label: "base.menu.scans",
      icon: <ScanLine />,
      also: ["/admin_scan_status/", "/make_scan/", "/make_sidewall_scan"],
      count: "scans",
    },
    {
      path: "/app/members/{member_id}/vehicles",
      label: "base.menu.vehicles",
      icon: <CarFront />,
      also: ["/vehicle_statistics", "/consumers-vehicles/", "/consumers-scans/"],
    },
    {
      path: "/app/members/{id}/discount_club",
      label: "base.menu.clubs",
      icon: <TicketPercent />,
      also: ["/voucher_usage"],
    },
    { path: "/app/members/{member_id}/deals_offers", label: "base.menu.deals", icon: <Tag /> },
    { path: "/app/members/{member_id}/profile", label: "base.menu.profile", icon: <Building2 /> },
    { path: "/app/members/{member_id}/users", label: "base.menu.people", icon: <Users /> },
    { path: "/app/members/{member_id}/sites", label: "base.menu.sites", icon: <AppWindow /> },
    integrator,
    account,
  ],
};

const admin: Menu = {
  main: [
    { path: "/app/admin/{admin_id}/dashboard", label: "base.menu.home", icon: <House /> },
    {
      path: "/app/admin/{admin_id}/admin_scans",
      label: "base.menu.scans",
      icon: <ScanLine />,
      also: ["/admin_scan_status/", "/admin_measurement/"],
      count: "scans",
    },
    { path: "/app/admin/{admin_id}/members", label: "base.menu.members", icon: <Store />, count: "members" },
    {
      path: "/app/admin/{admin_id}/discount_clubs",
      label: "base.menu.clubs",
      icon: <TicketPercent />,
      also: ["/discount_club/", "/voucher_usage"],
      count: "clubs",
    },
  ],
  more: [
    { path: "/app/admin/{admin_id}/users", label: "base.menu.users", icon: <Users /> },
    {
      path: "/app/admin/{admin_id}/vehicles",
      label: "base.menu.vehicles",
      icon: <CarFront />,
      also: ["/vehicle_statistics"],
    },
    { path: "/app/admin/{admin_id}/sign_up_offer", label: "base.menu.offer", icon: <Gift /> },
    { path: "/app/admin/{admin_id}/orders", label: "base.menu.orders", icon: <Receipt /> },
    { path: "/app/admin/{admin_id}/welcome_vouchers", label: "base.menu.welcomeReviews", icon: <TicketCheck /> },
    { path: "/app/admin/{admin_id}/oddities", label: "base.menu.oddities", icon: <Radar /> },
    {
      path: "/app/admin/{admin_id}/complaints",
      label: "base.menu.complaints",
      icon: <MessageSquareWarning />,
      count: "complaints",
    },
    integrator,
    account,
  ],
};

const workshop: readonly MenuEntry[] = [
  { path: "/app/dev/outbox", label: "base.menu.outbox", icon: <Inbox /> },
  { path: "/app/styleguide", label: "base.menu.styleguide", icon: <Palette /> },
];

/** The places of a user, as far as their screens are there. `development` adds those of the workshop. */
export function menuOf(user: UserView, development: boolean): Menu {
  const role = mainRole(user);
  const isAdmin = role === "admin" || role === "super_admin";
  const { main, more } = isAdmin
    ? admin
    : role === "member"
      ? member
      : role === "consumer"
        ? driver
        : { main: [account], more: [] };
  return {
    main: main.filter(isBuilt),
    more: [...more, ...(isAdmin && development ? workshop : []), ...papers].filter(isBuilt),
  };
}

/** An entry's address for this user. */
export function hrefOf(entry: MenuEntry, user: UserView): string {
  const values = Object.fromEntries(namesIn(entry.path).map((name) => [name, idFor(name, user)]));
  return pathTo(entry.path, values);
}

/** Whether the screen at `path` belongs to an entry. */
export const isCurrent = (entry: MenuEntry, href: string, path: string): boolean =>
  path === href || path.startsWith(`${href}/`) || (entry.also ?? []).some((part) => path.includes(part));

const isBuilt = (entry: MenuEntry): boolean => screenPaths.includes(entry.path);

/** `{id}` is the company's for a member and the user's own for everybody else. */
function idFor(name: string, user: UserView): number | null {
  const isMember = mainRole(user) === "member";
  return name === "member_id" || (name === "id" && isMember) ? user.member_id : user.id;
}
