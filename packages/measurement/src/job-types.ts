import "@treadclub/kit/jobs/names";

type None = Readonly<Record<never, never>>;
interface OfRecord {
  readonly id: number;
}

declare module "@treadclub/kit/jobs/names" {
  interface JobTypes {
    readonly "expire-sessions": None;
    readonly "fetch-remote-images": OfRecord;
    readonly "forget-remote": { readonly hash: string; readonly sealed: string };
    readonly "let-old-photos-go": None;
    readonly "look-remote": OfRecord;
    readonly "poll-remote": None;
    readonly "sandbox-result": OfRecord;
    readonly "send-webhooks": None;
    readonly "sweep-key-records": None;
    readonly "sweep-photos": None;
    readonly "sweep-requests": None;
    readonly "sweep-uploads": None;
    readonly "sweep-webhooks": None;
    readonly "tell-changed": { readonly session: number };
    readonly "tell-lost-changes": None;
    readonly "tell-remote": OfRecord;
  }
}

/** Jobs that an engine may answer by. */
export type EngineJob = "sandbox-result";
