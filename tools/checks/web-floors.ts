import { webFloors, webWithoutSideways } from "./floor-plan.ts";
import type { Place } from "./places.ts";

/** What is wrong with an import from one place of the web to another. */
export function webProblem(from: Place, to: Place, specifier: string): string | undefined {
  if (!from.inSource || from.room === "" || from.test) return undefined;
  if (!to.inSource) return "pages do not use what lies beside src";
  if (to.room === "") return "what lies directly in src composes the rest and is used by nobody";
  if (to.room === "styles") return undefined;
  if (from.room === to.room) return sidewaysProblem(from, to);
  if (floorOf(to.room) >= floorOf(from.room)) return `${to.room} is not below ${from.room}`;
  return specifier.startsWith(".") ? `spell it #${to.room}/…` : undefined;
}

function sidewaysProblem(from: Place, to: Place): string | undefined {
  if (!webWithoutSideways.includes(from.room) || from.inner === to.inner) return undefined;
  return `no sideways in ${from.room}: ${from.inner || "its own files"} and ${to.inner || "its own files"} do not know each other`;
}

function floorOf(room: string): number {
  return webFloors.findIndex((rooms) => rooms.includes(room));
}
