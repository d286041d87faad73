/** The queries of the filters are parts of the body: each is checked by its own type, and together they are one. */
export const asListBody = <B>(body: object): B => body as B;
