export type Place = { latitude: number; longitude: number };

/** Great-circle distance in miles; places are in degrees. */
export function distanceMiles(a: Place, b: Place): number {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const EARTH_RADIUS_MILES = 3958.7613;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
