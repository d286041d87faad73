/** What the screens need of React; where they are built for Preact, `view-preact.ts` stands in. */
export { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
export type { ReactElement as View, ReactNode as Children } from "react";
