import type { scanner as english } from "../en/scanner.ts";
import type { Translation } from "../types.ts";
import { screens } from "./scanner/screens.ts";
import { taking } from "./scanner/taking.ts";
import { troubles } from "./scanner/troubles.ts";

export const scanner: Translation<typeof english> = { ...screens, ...taking, ...troubles };
