/** Everything that the application keeps in a browser: the page of cookies lists it, a test holds it true. */

interface BrowserKey {
  /** As the browser shows it; `…` stands for what differs. */
  readonly name: string;
  readonly kind: "cookie" | "local" | "session" | "database" | "cache";
  readonly purpose:
    | "jwt"
    | "user"
    | "rabbit_jwt"
    | "rabbit_user"
    | "refresh"
    | "device"
    | "provider"
    | "draft"
    | "scans"
    | "wallet"
    | "till"
    | "tillKept"
    | "sharedVoucher"
    | "photos"
    | "scanning"
    | "scroll"
    | "measuring"
    | "trying"
    | "locale"
    | "theme"
    | "shortcuts"
    | "gauge"
    | "files";
  readonly span:
    | "signOut"
    | "acting"
    | "thirtyDays"
    | "device"
    | "quarterHour"
    | "hour"
    | "day"
    | "tab"
    | "tabOnly"
    | "sent"
    | "changed"
    | "replaced"
    | "newVersion";
}

export const keyGroups = ["signIn", "doing", "looks", "files"] as const;

export const browserKeys: Readonly<Record<(typeof keyGroups)[number], readonly BrowserKey[]>> = {
  signIn: [
    { name: "jwt", kind: "local", purpose: "jwt", span: "signOut" },
    { name: "user", kind: "local", purpose: "user", span: "signOut" },
    { name: "rabbit_jwt", kind: "local", purpose: "rabbit_jwt", span: "acting" },
    { name: "rabbit_user", kind: "local", purpose: "rabbit_user", span: "acting" },
    { name: "treadclub_refresh", kind: "cookie", purpose: "refresh", span: "thirtyDays" },
    { name: "treadclub_device", kind: "cookie", purpose: "device", span: "device" },
    { name: "treadclub_provider", kind: "cookie", purpose: "provider", span: "quarterHour" },
    { name: "treadclub_link", kind: "cookie", purpose: "provider", span: "hour" },
  ],
  doing: [
    { name: "draft:…", kind: "session", purpose: "draft", span: "tab" },
    { name: "scans-…", kind: "local", purpose: "scans", span: "sent" },
    { name: "photo-queue:…", kind: "database", purpose: "photos", span: "sent" },
    { name: "wallet", kind: "local", purpose: "wallet", span: "signOut" },
    { name: "till", kind: "local", purpose: "till", span: "signOut" },
    { name: "till", kind: "database", purpose: "tillKept", span: "sent" },
    { name: "shared-voucher", kind: "local", purpose: "sharedVoucher", span: "replaced" },
    { name: "scan-launch", kind: "session", purpose: "scanning", span: "tabOnly" },
    { name: "scan-launch:…", kind: "local", purpose: "scanning", span: "day" },
    { name: "measure-return", kind: "session", purpose: "measuring", span: "tabOnly" },
    { name: "scan-test", kind: "session", purpose: "trying", span: "tabOnly" },
    { name: "tsr-scroll-restoration…", kind: "session", purpose: "scroll", span: "tabOnly" },
  ],
  looks: [
    { name: "locale", kind: "local", purpose: "locale", span: "changed" },
    { name: "theme", kind: "local", purpose: "theme", span: "changed" },
    { name: "gauge-order-…", kind: "local", purpose: "gauge", span: "changed" },
    { name: "shortcuts", kind: "local", purpose: "shortcuts", span: "changed" },
  ],
  files: [{ name: "treadclub-…", kind: "cache", purpose: "files", span: "newVersion" }],
};
