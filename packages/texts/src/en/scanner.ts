import { screens } from "./scanner/screens.ts";
import { taking } from "./scanner/taking.ts";
import { troubles } from "./scanner/troubles.ts";

export const scanner = { ...screens, ...taking, ...troubles } as const;
