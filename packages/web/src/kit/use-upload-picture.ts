import { createUpload } from "@treadclub/capture/upload";
import { useUser } from "./session.ts";
import { uploadToken } from "./upload-token.ts";

/** Returns what uploads a picture and resolves with the id of the upload, or rejects with an UploadError. */
export function useUploadPicture(): (picture: Blob, name: string) => Promise<string> {
  const user = useUser();
  return async (picture, name) => {
    const upload = createUpload({
      file: picture,
      name,
      authorisation: (refused) => uploadToken(user.id, refused),
    });
    upload.start();
    return (await upload.done).uploadId;
  };
}
