import { createContext } from "react";
import type { MenuItem } from "#ui/Menus.tsx";

/** The places that are not at the thumb; the shell says which. */
export const MoreContext = createContext<readonly MenuItem[]>([]);
