import { queueName } from "#scanner/launch/scan-record.ts";
import { type OpenPhotoQueues, joinPhotoQueues } from "#scanner/scan/photo-queues.ts";
import { bearerOf, UPLOADS_PATH } from "#scanner/scan/service.ts";

/** Camera, quality gate and upload: one file, fetched while the driver reads the first screen. */
export const loadCapture = () => import("#scanner/capture/lazy-module.ts");

export const openPhotoQueues: OpenPhotoQueues = async (sessions) => {
  const { openPhotoQueue } = await loadCapture();
  const queues = sessions.map(({ token, sessionId }) =>
    openPhotoQueue({ name: queueName(sessionId), endpoint: UPLOADS_PATH, authorisation: () => bearerOf(token) }),
  );
  return joinPhotoQueues(await Promise.all(queues));
};
