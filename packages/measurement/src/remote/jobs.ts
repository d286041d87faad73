import type { JobDefinition } from "@treadclub/kit/jobs/job";
import type { Deps } from "#measurement/deps";
import { fetchImagesJob } from "./apply.ts";
import { fetchImages } from "./images.ts";
import { lookAt, lookAtAll } from "./look.ts";
import { lookEveryMs } from "./port.ts";
import { forgetJob, relayJob } from "./relay.ts";
import { forgetRemotely, syncRemote } from "./sync.ts";

export const lookJob = "look-remote";
/** Less than the minute between two rounds, so that no session waits for the round after the next. */
const roundMs = 50_000;

/** Looks at the remote service: at a session that somebody asks for at once, at every open one each minute. */
export const remoteJobs = (deps: Deps): JobDefinition[] => [
  {
    name: lookJob,
    atOnce: 4,
    retryLimit: 0,
    run: (job, { id }) => lookAt(job, deps, Number(id), lookEveryMs),
  },
  { name: "poll-remote", cron: "* * * * *", retryLimit: 0, run: (job) => lookAtAll(job, deps, roundMs) },
  {
    name: forgetJob,
    retryLimit: 20,
    run: (job, { hash, sealed }) => forgetRemotely(job, deps, { tokenHash: String(hash), remoteToken: String(sealed) }),
  },
  { name: relayJob, run: (job, { id }) => syncRemote(job, deps, Number(id)) },
  { name: fetchImagesJob, run: (job, { id }) => fetchImages(job, deps, Number(id)) },
];
