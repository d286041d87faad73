/** WCAG contrast of two colours written `#rrggbb`: 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Ink or white, whichever reads better on the colour: for members' own colours. */
export const readableOn = (background: string): string =>
  contrastRatio(background, ink) >= contrastRatio(background, white) ? ink : white;

const ink = "#1b1a17";
const white = "#ffffff";

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
