import { AppError } from "@treadclub/kit/errors";
import type { KeyManagementPort } from "./port.ts";

const absent = async (): Promise<never> => {
  throw new AppError("UPSTREAM_UNAVAILABLE");
};

/** No measurement service in this process: nobody keeps keys here. */
export const noKeyManagement: KeyManagementPort = {
  keys: absent,
  key: absent,
  make: absent,
  change: absent,
  rotate: absent,
  revoke: absent,
  setWebhook: absent,
  removeWebhook: absent,
  rotateWebhook: absent,
  suspend: async () => undefined,
  sendTest: absent,
  messages: absent,
  message: absent,
  resend: absent,
  sessions: absent,
  refusals: absent,
};
