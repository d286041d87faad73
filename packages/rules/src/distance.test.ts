import { expect, it } from "vitest";
import { distanceMiles } from "./distance.ts";

const london = { latitude: 51.5074, longitude: -0.1278 };
const leeds = { latitude: 53.8008, longitude: -1.5491 };
const belfast = { latitude: 54.5973, longitude: -5.9301 };

it.each([
  [london, london, 0],
  [london, leeds, 169.4],
  [london, belfast, 321.9],
  [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 69.1],
  [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 12436.8],
])("%j to %j is %d miles, both ways", (a, b, miles) => {
  expect(distanceMiles(a, b)).toBeCloseTo(miles, 0);
  expect(distanceMiles(b, a)).toBe(distanceMiles(a, b));
});
