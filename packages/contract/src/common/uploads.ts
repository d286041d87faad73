/** The version of the tus protocol that uploads speak. */
export const tusVersion = "1.0.0";
/** How many bytes a photo may have. */
export const uploadMaxBytes = 15_000_000;
