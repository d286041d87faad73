/** Camera, quality gate and upload: one file, fetched while the driver reads the first screen. */
export const loadCaptureRoom = () => import("#scanner/camera/room.ts");
