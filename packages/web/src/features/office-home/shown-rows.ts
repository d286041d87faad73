/** How many rows a panel of the home page shows at most. */
export const shownRows = 6;
