let plates = 0;

/** A registration number that nobody has. */
export function nextPlate(): string {
  plates += 1;
  const letters = (n: number): string =>
    String.fromCodePoint(65 + (n % 8), 65 + (Math.floor(n / 8) % 8), 65 + (Math.floor(n / 64) % 8));
  return `YK${String(10 + (Math.floor(plates / 512) % 15))}${letters(plates)}`;
}
