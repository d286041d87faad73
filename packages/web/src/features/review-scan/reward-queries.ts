import type { Catalog, ReplyOf } from "@treadclub/contract";
import { createUpload } from "@treadclub/capture/upload";
import { useCall } from "#kit/queries.ts";
import { useUser } from "#kit/session.ts";
import { tokenOf } from "#entities/scan/scan-access.ts";

export type Offer = ReplyOf<Catalog["getScanRewardOffers"]>["list"][number];
export type Reward = NonNullable<ReplyOf<Catalog["getScanById"]>["reward"]>;

export const useRewardOffers = (scanId: number, { enabled }: { readonly enabled: boolean }) =>
  useCall("getScanRewardOffers", { params: { id: String(scanId) } }, { enabled });

/** Returns what uploads a picture and resolves with the id of the upload; the server checks what it is. */
export function useUploadPicture(): (file: File) => Promise<string> {
  const user = useUser();
  return async (file) => {
    const upload = createUpload({
      file,
      name: file.name,
      authorisation: (refused) => tokenOf(user.id, refused),
    });
    upload.start();
    return (await upload.done).uploadId;
  };
}
