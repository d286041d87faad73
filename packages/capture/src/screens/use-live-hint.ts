import { useEffect, useState } from "#capture/view.ts";
import { judgeFrame, type LiveDoubt } from "../quality.ts";
import { doubtOfTread } from "../subject.ts";
import type { Shot } from "./shots.ts";

// Often enough to follow a hand, seldom enough for a low battery.
const CHECK_EVERY_MS = 800;

/** Returns what is wrong with the live picture of a shot, once seen twice in a row; null while it is usable. */
export function useLiveHint(
  video: { current: HTMLVideoElement | null },
  { subject }: Pick<Shot, "subject">,
  isOn: boolean,
): LiveDoubt | null {
  const [hint, setHint] = useState<LiveDoubt | null>(null);
  useEffect(() => {
    if (!isOn) {
      setHint(null);
      return undefined;
    }
    let before: LiveDoubt | null = null;
    const check = (): void => {
      if (!video.current || document.visibilityState === "hidden") return;
      const now = firstDoubt(video.current, subject);
      if (now === before) setHint(now);
      before = now;
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, subject, video]);
  return hint;
}

function firstDoubt(video: HTMLVideoElement, wanted: Shot["subject"]): LiveDoubt | null {
  try {
    const { problems, subject } = judgeFrame(video);
    return problems[0] ?? (wanted && subject ? doubtOfTread(subject) : null);
  } catch {
    // There is no picture yet.
    return null;
  }
}
