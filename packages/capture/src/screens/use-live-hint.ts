import { useEffect, useState } from "#capture/view.ts";
import { judgeFrame, type PhotoProblem } from "../quality.ts";

// Often enough to follow a hand, seldom enough for a low battery.
const CHECK_EVERY_MS = 800;

/** Returns what is wrong with the live picture, once seen twice in a row; null while it is usable. */
export function useLiveHint(video: { current: HTMLVideoElement | null }, isOn: boolean): PhotoProblem | null {
  const [hint, setHint] = useState<PhotoProblem | null>(null);
  useEffect(() => {
    if (!isOn) {
      setHint(null);
      return undefined;
    }
    let before: PhotoProblem | null = null;
    const check = (): void => {
      if (!video.current || document.visibilityState === "hidden") return;
      const now = firstProblem(video.current);
      if (now === before) setHint(now);
      before = now;
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, video]);
  return hint;
}

function firstProblem(video: HTMLVideoElement): PhotoProblem | null {
  try {
    return judgeFrame(video).problems[0] ?? null;
  } catch {
    // There is no picture yet.
    return null;
  }
}
