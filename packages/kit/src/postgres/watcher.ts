import { spawn } from "node:child_process";
import { Socket } from "node:net";

/**
 * Ends a process however this program ends, by SIGKILL too: a shell waits on a pipe that the system closes with us.
 * Returns a function that cancels it.
 */
export function endWithUs(pid: number): () => void {
  const shell = spawn("/bin/sh", ["-c", 'read -r _; kill -INT "$1"', "sh", String(pid)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  shell.unref();
  if (shell.stdin instanceof Socket) shell.stdin.unref();
  return () => void shell.kill("SIGKILL");
}
