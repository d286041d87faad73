/** Version 4. `crypto.randomUUID` is missing on http pages and before iOS 15.4. */
export const uuid = (): string =>
  "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (text) => {
    const digit = Number(text);
    return (digit ^ (Number(crypto.getRandomValues(new Uint8Array(1))) & (15 >> (digit / 4)))).toString(16);
  });
