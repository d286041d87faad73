import type { MemberOverrides } from "#testing/factories/members";
import { demoPassword } from "./accounts.ts";

/** The fitters of the demo world; the first one's accounts are printed at start. */
export const fitters: readonly MemberOverrides[] = [
  {
    companyName: "Forge Lane Tyres",
    bays: 2,
    address: { line1: "14 Forge Lane", city: "Leeds", postcode: "LS1 4AP", latitude: 53.797, longitude: -1.554 },
    owner: { firstName: "Olu", lastName: "Reed", email: "owner@forgelane.example", password: demoPassword, demo: true },
  },
  {
    companyName: "Harbour Tyre & Exhaust",
    bays: 3,
    address: { line1: "3 Quay Street", city: "Bristol", postcode: "BS1 5PU", latitude: 51.451, longitude: -2.597 },
    owner: {
      firstName: "Megan",
      lastName: "Price",
      email: "owner@harbourtyre.example",
      password: demoPassword,
      demo: true,
    },
  },
  {
    companyName: "Kestrel Tyre Centre",
    bays: 1,
    vatRegistered: false,
    address: { line1: "88 Mill Road", city: "Norwich", postcode: "NR1 3QY", latitude: 52.621, longitude: 1.29 },
    owner: {
      firstName: "Bohdan",
      lastName: "Shevchenko",
      email: "owner@kestrel.example",
      password: demoPassword,
      demo: true,
    },
  },
];

export const newFitter: MemberOverrides = {
  companyName: "Northgate Tyres",
  state: "new",
  address: { line1: "2 Northgate", city: "Wakefield", postcode: "WF1 1TG", latitude: 53.683, longitude: -1.499 },
  owner: { firstName: "Priya", lastName: "Nair", email: "owner@northgate.example", password: demoPassword, demo: true },
};

export interface ClubInput {
  readonly fitter: number;
  readonly title: string;
  readonly name: string;
  /** Who judges the scans made through it; administrators when left out. */
  readonly scanManage?: "members_only";
  readonly discounts: readonly { title: string; subtitle: string; terms: string; amount_pence: number }[];
}

const terms = "One per driver. Fitted tyres only. Not for cash, not with other offers of this fitter.";
export const clubs: readonly ClubInput[] = [
  {
    fitter: 0,
    title: "Forge Lane drivers' club",
    name: "Forge Lane Club",
    scanManage: "members_only",
    discounts: [
      { title: "£10 off two tyres", subtitle: "Any brand, fitted", terms, amount_pence: 1000 },
      { title: "£15 off wheel alignment", subtitle: "Four wheels", terms, amount_pence: 1500 },
    ],
  },
  {
    fitter: 1,
    title: "Harbour regulars",
    name: "Harbour Regulars",
    discounts: [{ title: "£20 off four tyres", subtitle: "Mid-range and premium", terms, amount_pence: 2000 }],
  },
  {
    fitter: 2,
    title: "Kestrel neighbours",
    name: "Kestrel Neighbours",
    discounts: [{ title: "£5 off a puncture repair", subtitle: "Cars and light vans", terms, amount_pence: 500 }],
  },
];
export const waitingClub: ClubInput = {
  fitter: 1,
  title: "Harbour winter club",
  name: "Harbour Winter",
  discounts: [{ title: "£25 off a winter set", subtitle: "Four tyres, until March", terms, amount_pence: 2500 }],
};

/** First and last names of the 25 drivers; the first is printed at start. */
export const drivers: readonly (readonly [string, string])[] = [
  ["Anna", "Khan"],
  ["Tom", "Bailey"],
  ["Wei", "Zhang"],
  ["Oksana", "Melnyk"],
  ["Grace", "Adeyemi"],
  ["Callum", "Fraser"],
  ["Sofia", "Rossi"],
  ["Harpreet", "Gill"],
  ["Ewan", "McLeod"],
  ["Leila", "Haddad"],
  ["Jack", "Turner"],
  ["Mei", "Lin"],
  ["Dmytro", "Koval"],
  ["Chloe", "Bennett"],
  ["Samuel", "Osei"],
  ["Isla", "Murray"],
  ["Rahul", "Patel"],
  ["Ffion", "Davies"],
  ["Marek", "Nowak"],
  ["Amelia", "Scott"],
  ["Yusuf", "Demir"],
  ["Hannah", "Clarke"],
  ["Kofi", "Mensah"],
  ["Ella", "Wright"],
  ["Daniel", "Foster"],
];
