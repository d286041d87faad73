/** Where people write who need a person. */
export const contactEmail = "help@treadclub.example";
