import { useEffect, useState } from "preact/hooks";
import { judgePhoto, type PhotoProblem } from "@treadclub/capture/quality";

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
    let isLooking = false;
    const look = async (): Promise<void> => {
      if (isLooking || !video.current || document.visibilityState === "hidden") return;
      isLooking = true;
      const now = await firstProblem(video.current);
      isLooking = false;
      if (now === before) setHint(now);
      before = now;
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, video]);
  return hint;
}

async function firstProblem(video: HTMLVideoElement): Promise<PhotoProblem | null> {
  try {
    const { problems } = await judgePhoto(video);
    return problems[0] ?? null;
  } catch {
    return null;
  }
}
