import "@treadclub/kit/jobs/names";

type None = Readonly<Record<never, never>>;
interface OfRecord {
  readonly id: number;
}

declare module "@treadclub/kit/jobs/names" {
  interface JobTypes {
    readonly "add-voucher-counts": None;
    readonly "blank-messages": None;
    readonly "count-vehicles": None;
    readonly "decide-vehicle-requests": None;
    readonly "erase-closed-accounts": None;
    readonly "erase-consumer": OfRecord;
    readonly "escalate-scans": None;
    readonly "expire-bookings": None;
    readonly "expire-credits": None;
    readonly "expire-quotes": None;
    readonly "expire-vouchers": None;
    readonly "find-oddities": None;
    readonly "follow-measurement": { readonly session: number };
    readonly "follow-measurements": None;
    readonly "forget-measurement": OfRecord;
    readonly "forget-measurements": None;
    readonly "give-held-vouchers": None;
    readonly "issue-club-vouchers": { readonly id: number; readonly run: string };
    readonly "issue-waiting-vouchers": None;
    readonly "mail-notices": { readonly ids: string };
    readonly "reconcile-orders": None;
    readonly "refresh-mot-tests": None;
    readonly "refund-order": OfRecord;
    readonly "refuse-measurement": { readonly measurement: number };
    readonly "remind-of-complaints": None;
    readonly "remind-of-credits": None;
    readonly "remind-of-vouchers": None;
    readonly "send-reset-link": OfRecord;
    readonly "suspend-integrator-keys": OfRecord;
    readonly "sweep-looks": None;
    readonly "sweep-payment-events": None;
    readonly "sweep-photos": None;
    readonly "sweep-requests": None;
    readonly "sweep-scan-links": None;
    readonly "sweep-sign-ins": None;
    readonly "sweep-uploads": None;
    readonly "sweep-welcome-marks": None;
    readonly "tell-measurement": { readonly scan: number };
  }
}
