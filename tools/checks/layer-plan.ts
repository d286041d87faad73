/** The layers of the project as data: which folder may stand on which. docs/architecture.md tells why. */

export type PackagePlan = {
  /** Our own packages that it may import. */
  ours: readonly string[];
  /** Foreign packages: "any", or the names. Node's own modules count as foreign. */
  foreign: "any" | readonly string[];
  /** More of ours for tests alone. */
  testsAlso?: readonly string[];
};

/** Name of the packed SDK: the sample of an integrator's project imports that, as anything foreign. */
export const publishedSdk = "@treadclub/tread-sdk";

export const packagePlans: Readonly<Record<string, PackagePlan>> = {
  rules: { ours: [], foreign: [] },
  texts: { ours: ["rules"], foreign: [], testsAlso: ["contract"] },
  contract: { ours: ["rules"], foreign: ["zod"] },
  kit: { ours: ["contract", "rules"], foreign: "any" },
  capture: { ours: ["contract", "rules", "texts"], foreign: "any" },
  sdk: { ours: [], foreign: ["react"] },
  measurement: { ours: ["kit", "contract", "rules", "texts"], foreign: "any", testsAlso: ["sdk"] },
  scanner: { ours: ["contract", "rules", "texts", "capture"], foreign: "any" },
  reference: { ours: [], foreign: "any" },
  server: { ours: ["kit", "contract", "rules", "texts", "measurement"], foreign: "any", testsAlso: ["e2e"] },
  web: { ours: ["contract", "rules", "texts", "capture", "sdk"], foreign: "any" },
  e2e: { ours: ["contract", "texts", "rules"], foreign: "any" },
};

/** Folders of a package beside `src`, which only tests and tools use and which may look anywhere inside their package. */
export const sideFolders: Readonly<Record<string, readonly string[]>> = {
  server: ["testing", "bench", "doctor", "migrations"],
  measurement: ["testing", "migrations"],
  sdk: ["testing", "fixtures", "playground", "docs"],
  kit: ["fixtures", "testing"],
  capture: ["fixtures", "testing"],
  e2e: ["fixtures"],
  web: ["film"],
};

/** Server modules by layer: a module may use the public API of strictly lower layers. */
export const moduleLayers: Readonly<Record<string, number>> = {
  identity: 1,
  sheets: 1,
  members: 2,
  consumers: 3,
  messages: 4,
  vehicles: 5,
  adverts: 4,
  products: 4,
  credits: 5,
  clubs: 5,
  deals: 6,
  vouchers: 6,
  "voucher-usage": 7,
  fraud: 7,
  offers: 7,
  scans: 8,
  measurements: 9,
  "scan-reports": 9,
  quotes: 9,
  bookings: 10,
  warranties: 11,
  reminders: 11,
  reports: 11,
  forum: 11,
  accounts: 11,
  complaints: 11,
  orders: 11,
  integrator: 11,
  handover: 11,
  impersonation: 11,
  providers: 11,
  security: 11,
  teams: 11,
  users: 11,
  platform: 11,
};

/** Rooms of server/src other than adapters and modules; they compose and may see everything. */
export const serverTop: readonly string[] = ["demo", "web"];

/** Packages that a server module must not touch, with what it uses instead. */
export const closedToModules: Readonly<Record<string, string>> = {
  fastify: "HTTP belongs to kit",
  pg: "the database handle comes in ctx",
  "pg-boss": "jobs go through kit",
};

/** Rooms of web/src from the ground up; files directly in src compose and may see everything. */
export const webLayers: readonly (readonly string[])[] = [
  ["kit"],
  ["ui"],
  ["entities"],
  ["features"],
  ["routes"],
  // Two programs: the page and the worker that serves it; what they say to each other lies in kit.
  ["app", "service-worker"],
  // Style sheets, which anybody may load; their tests look at everything.
  ["styles"],
];

/** Packages that one folder of web/src wraps; all others use what it makes of them. */
export const webWrapped: Readonly<Record<string, string>> = { "@base-ui/react": "ui/office" };

/** Rooms of the web whose inner folders do not know each other. */
export const webWithoutSideways: readonly string[] = ["entities", "features"];
