import type { PhotoQueue } from "#capture/queue.ts";

export function shows(queue: PhotoQueue, key: string): Promise<void> {
  return until(queue, () => queue.list().some((one) => one.key === key));
}

export function uploaded(queue: PhotoQueue, key: string): Promise<void> {
  return until(queue, () => queue.list().some((one) => one.key === key && one.state === "uploaded"));
}

function until(queue: PhotoQueue, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isSo()) return;
      stop();
      resolve();
    };
    const stop = queue.subscribe(look);
    look();
  });
}
