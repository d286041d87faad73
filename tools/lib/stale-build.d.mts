export type Outcome = { code: number; output: string; ms: number };

export function staleBuild(plan: {
  name: string;
  top: string;
  sources: readonly string[];
  dist: string;
  fresh: string;
  make: (fresh: string) => Promise<{ code: number; output: string }>;
}): {
  name: string;
  sources: readonly string[];
  isStale: () => boolean;
  build: () => Promise<Outcome>;
  buildIfStale: () => Promise<Outcome>;
};
