/**
 * Every job by its name, with what it carries: ids, never personal data. Each service declares its own, see `job-types.ts`.
 */
export interface JobTypes {
  readonly "send-message": { readonly id: number };
}

export type JobName = keyof JobTypes & string;
