import { useMatches } from "@tanstack/react-router";
import type { UserView } from "#kit/session.ts";

/** What stands around a screen; decided on the way to it, so that it changes together with it. */
export interface FrameState {
  /** Whose menus; null shows the header of a visitor. */
  readonly user: UserView | null;
  readonly isBare: boolean;
  readonly isPlain: boolean;
}

const visitor: FrameState = { user: null, isBare: false, isPlain: true };

/** The frame of the screen that is shown. */
export function useFrame(): FrameState {
  return useMatches({ select: (matches) => frameIn(matches.at(-1)?.context) ?? visitor });
}

const frameIn = (context: { readonly frame?: FrameState } | undefined): FrameState | undefined => context?.frame;
