/** Stands in for `url-parse` in the upload library, which resolves links with it: see vite.config.ts. */
// oxlint-disable-next-line import/no-default-export -- what the library imports
export default URL;
