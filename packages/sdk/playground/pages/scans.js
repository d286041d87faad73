/** The scans that were begun on this device, newest first. A token opens its session for 24 hours. */
const name = "scans";
const most = 5;
const livesMs = 24 * 3_600_000;

export function listScans() {
  return read().filter(({ startedAt }) => Date.now() - startedAt < livesMs);
}

/** Keeps the newest first; one that is known moves to the top. */
export function keepScan(scan) {
  const others = listScans().filter(({ token }) => token !== scan.token);
  const known = listScans().find(({ token }) => token === scan.token);
  const kept = { startedAt: Date.now(), ...known, ...scan };
  localStorage.setItem(name, JSON.stringify([kept, ...others].slice(0, most)));
}

export function forgetScan(wanted) {
  localStorage.setItem(name, JSON.stringify(listScans().filter(({ token }) => token !== wanted)));
}

function read() {
  try {
    const list = JSON.parse(localStorage.getItem(name) ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
