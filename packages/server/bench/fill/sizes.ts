/** How much a database is filled with. Rows per owner are the same in all sizes: a bigger platform has more owners. */
export interface Size {
  readonly database: string;
  /** Bookings, scans, quotes, vouchers and notifications, each. */
  readonly rows: number;
  readonly members: number;
  /** Members with a location, an owner and records; they come first. */
  readonly garages: number;
  readonly drivers: number;
  /** Drivers with scans, vouchers and notifications; they come first. */
  readonly activeDrivers: number;
  readonly vehicles: number;
  /** So many of the first locations have so many slots in their past, beside those of their bookings. */
  readonly past: { readonly locations: number; readonly slots: number };
}

/** So many of the first drivers have vouchers that go with a quote. */
export const ownersWithVouchers = 200;

/** What the calls are measured over. */
export const usualSize: Size = {
  database: "bench",
  rows: 100_000,
  members: 500,
  garages: 500,
  drivers: 50_000,
  activeDrivers: 2_500,
  vehicles: 50_000,
  past: { locations: 500, slots: 400 },
};

const rowsPerGarage = 200;
const rowsPerDriver = 40;

/** So many rows in every table that a list call reads, users and members included. */
export const evenSize = (database: string, rows: number): Size => ({
  database,
  rows,
  members: rows,
  garages: rows / rowsPerGarage,
  drivers: rows,
  activeDrivers: rows / rowsPerDriver,
  vehicles: rows,
  past: { locations: 1, slots: rows / 20 },
});
