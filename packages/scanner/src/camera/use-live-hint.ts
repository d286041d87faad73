import { useEffect, useState } from "preact/hooks";
import { judgeFrame, type PhotoProblem } from "@treadclub/capture/quality";

/** Often enough to follow a hand, seldom enough for a phone at 20 % battery. */
const LOOK_EVERY_MS = 800;

/** What is wrong with the live picture, once it is so twice in a row; null while it is usable. */
export function useLiveHint(video: { current: HTMLVideoElement | null }, isOn: boolean): PhotoProblem | null {
  const [hint, setHint] = useState<PhotoProblem | null>(null);
  useEffect(() => {
    if (!isOn) {
      setHint(null);
      return undefined;
    }
    let before: PhotoProblem | null = null;
    const look = (): void => {
      if (!video.current || document.visibilityState === "hidden") return;
      const now = firstProblem(video.current);
      if (now === before) setHint(now);
      before = now;
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
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
