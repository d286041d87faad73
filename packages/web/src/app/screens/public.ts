import { screen, type TableEntry } from "./screen.ts";

const guest = { audience: "guest", plain: true } as const;
const plain = { plain: true } as const;
const printed = { plain: true, printed: true } as const;
const printedGuest = { ...guest, printed: true } as const;
const entry = ["entry"] as const;
const account = ["account"] as const;
const signedIn = { audience: "signed-in" } as const;
const admin = { audience: "admin" } as const;

export const publicScreens: readonly TableEntry[] = [
  screen("/app", () => import("#routes/public/welcome.tsx"), [], printedGuest),
  screen("/app/sign_in", () => import("#routes/public/sign-in.tsx"), entry, printedGuest),
  screen("/app/sign_up", () => import("#routes/public/sign-up.tsx"), entry, printedGuest),
  screen("/app/consumer_sign_up", () => import("#routes/public/consumer-sign-up.tsx"), entry, guest),
  screen("/app/consumer_sign_up_two", () => import("#routes/public/consumer-sign-up-two.tsx"), entry, guest),
  screen(
    "/app/consumer_sign_up_three_club",
    () => import("#routes/public/consumer-sign-up-three-club.tsx"),
    ["entry", "driver"],
    { audience: "consumer" },
  ),
  screen("/app/member_sign_up", () => import("#routes/public/member-sign-up.tsx"), entry, { audience: "guest" }),
  screen("/app/consumer/add_vehicle", () => import("#routes/public/add-vehicle.tsx"), ["entry", "driver"]),
  screen("/app/forgot_password_form", () => import("#routes/public/forgot-password-form.tsx"), entry, guest),
  screen("/app/forgot_password_success", () => import("#routes/public/forgot-password-success.tsx"), entry, guest),
  screen(
    "/app/forgot_password_callback/{reset_token}",
    () => import("#routes/public/forgot-password-callback.tsx"),
    entry,
    plain,
  ),
  screen("/app/confirm_email", () => import("#routes/public/confirm-email.tsx"), entry, plain),
  screen("/app/confirm_email_change", () => import("#routes/public/confirm-email-change.tsx"), entry, plain),
  screen("/app/iframe", () => import("#routes/public/iframe.tsx"), entry, plain),
  screen("/app/iframe_by_code/{code}", () => import("#routes/public/iframe-by-code.tsx"), ["deal", "entry"], {
    bare: true,
  }),
  screen("/app/google_start", () => import("#routes/public/google-start.tsx"), entry, guest),
  screen("/app/google_callback", () => import("#routes/public/google-callback.tsx"), entry, plain),
  screen("/app/google_link", () => import("#routes/public/google-link.tsx"), entry, plain),
  screen("/app/register", () => import("#routes/public/register.tsx"), entry),
  screen("/app/first_password", () => import("#routes/public/first-password.tsx"), entry, plain),
  screen(
    "/app/consumer_register_by_club_qr/{code}",
    () => import("#routes/public/consumer-register-by-club-qr.tsx"),
    entry,
  ),
  screen("/app/terms_and_conditions", () => import("#routes/public/terms-and-conditions.tsx"), ["legal"], printed),
  screen("/app/privacy_policy", () => import("#routes/public/privacy-policy.tsx"), ["legal"], printed),
  screen(
    "/app/member_terms_and_conditions",
    () => import("#routes/public/member-terms-and-conditions.tsx"),
    ["legal"],
    printed,
  ),
  screen("/app/member_privacy_policy", () => import("#routes/public/member-privacy-policy.tsx"), ["legal"], printed),
  screen("/app/cookies", () => import("#routes/public/cookies.tsx"), ["legal"], printed),
  screen("/app/data_complaint", () => import("#routes/public/data-complaint.tsx"), ["account"]),
  screen("/app/help", () => import("#routes/public/help.tsx"), ["help"], printed),
  screen("/app/bestpractice", () => import("#routes/public/bestpractice.tsx"), ["legal"], printed),
  screen("/app/shared_voucher", () => import("#routes/public/shared-voucher.tsx"), ["driver", "wallet"]),
  screen("/app/shared_scan", () => import("#routes/public/shared-scan.tsx"), ["report", "scan"]),
  screen("/app/scan_test", () => import("#routes/public/scan-test.tsx"), ["lab", "scan"]),
  screen("/app/account", () => import("#routes/public/account.tsx"), account, signedIn),
  screen("/app/account/profile", () => import("#routes/public/profile.tsx"), account, signedIn),
  screen("/app/account/messages", () => import("#routes/public/messages.tsx"), account, signedIn),
  screen("/app/account/data", () => import("#routes/public/data.tsx"), account, signedIn),
  screen("/app/account_ended", () => import("#routes/public/account-ended.tsx"), account, plain),
  screen("/app/account/security", () => import("#routes/public/security.tsx"), ["account"], signedIn),
  screen("/app/account/second_step", () => import("#routes/public/second-step.tsx"), ["account"], {
    ...signedIn,
    bare: true,
  }),
  screen("/app/account/who_looked", () => import("#routes/public/who-looked.tsx"), ["account"], signedIn),
  screen("/app/continue", () => import("#routes/public/continue.tsx"), entry),
  screen("/app/rabbit_hole", () => import("#routes/public/rabbit-hole.tsx"), ["office"], { bare: true }),
  screen("/app/more", () => import("#routes/public/more.tsx"), account, signedIn),
  screen("/app/dev/outbox", () => import("#routes/public/outbox.tsx"), account, admin),
  screen("/app/styleguide", () => import("#routes/public/styleguide.tsx")),
];
