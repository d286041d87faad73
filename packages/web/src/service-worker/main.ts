import type { Build, WorkerScope } from "./scope.ts";
import { startWorker } from "./worker.ts";

declare const self: WorkerScope;
/** Written in by packages/web/service-worker.mjs. */
declare const BUILD: Build;

startWorker(self, BUILD);
