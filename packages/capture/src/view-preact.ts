export { useCallback, useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
export type { VNode as View, ComponentChildren as Children } from "preact";
