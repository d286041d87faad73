/** Told on the channel of sessions when a key is revoked: its streams look again whether they may go on. */
export const keyNews = (keyId: number): string => `key ${keyId}`;

/** News that came while nobody waited is heard by the next who does; many at once are heard as one. */
export interface News {
  come(): void;
  /** Resolves when there are news, else after so long. */
  next(timeoutMs: number): Promise<void>;
}

export function openNews(): News {
  let isNew = false;
  let wake: (() => void) | null = null;
  return {
    come() {
      isNew = true;
      wake?.();
    },
    async next(timeoutMs) {
      if (!isNew)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = null;
      isNew = false;
    },
  };
}
