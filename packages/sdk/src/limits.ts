/** Constants of other modules: the bundler writes them in place. */
export const oldestSafari = 17;
export const storeFallbackMs = 1000;
/** A second start for the same tokens within this time, with the page still there, is a double tap and not a new request. */
export const doubleTapMs = 3000;
/** Polling goes on after a pause that the service asks for, up to this. */
export const longestPollPauseMs = 300_000;
/** Somebody waits for a session: whoever is asked to wait longer hears of it at once. */
export const longestSessionPauseMs = 10_000;
export const longestBackoffMs = 10_000;
