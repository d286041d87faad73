/** A photo that was taken and is kept on this device. */
export interface KeptPhoto<Id extends string = string> {
  readonly shot: Id;
  /** Changes when the photo is taken again. */
  readonly takenAtMs: number;
  /** It may be hard to read and was used anyway. */
  readonly isDoubted?: boolean;
  /** The server did not take it. */
  readonly isRefused?: boolean;
}

/** The photos of one tyre; the caller stores and uploads them. */
export interface KeptPhotos<Id extends string = string> {
  /** In the order of the shots. */
  readonly list: readonly KeptPhoto<Id>[];
  readonly blobOf: (shot: Id) => Promise<Blob | null>;
  readonly keep: (shot: Id, blob: Blob, isDoubted: boolean) => Promise<void>;
}
