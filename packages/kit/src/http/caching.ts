/** For files whose name or folder changes with what they hold. */
export const cachedForGood = "public, max-age=31536000, immutable";
