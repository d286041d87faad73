import { queueName } from "#scanner/launch/scan-record.ts";
import { type OpenPhotoDesk, photoDeskOver } from "#scanner/scan/photo-desk.ts";
import { bearerOf, UPLOADS_PATH } from "#scanner/scan/service.ts";

/** Camera, quality gate and upload: one file, fetched while the driver reads the first screen. */
export const loadCaptureRoom = () => import("#scanner/camera/room.ts");

export const openPhotoDesk: OpenPhotoDesk = async (sessions) => {
  const { openPhotoQueue } = await loadCaptureRoom();
  const queues = sessions.map(({ token, sessionId }) =>
    openPhotoQueue({ name: queueName(sessionId), endpoint: UPLOADS_PATH, authorisation: () => bearerOf(token) }),
  );
  return photoDeskOver(await Promise.all(queues));
};
