import { best } from "./driver/best.ts";
import { bookings } from "./driver/bookings.ts";
import { car } from "./driver/car.ts";
import { cars } from "./driver/cars.ts";
import { home } from "./driver/home.ts";
import { quotes } from "./driver/quotes.ts";
import { share } from "./driver/share.ts";
import { vouchers } from "./driver/vouchers.ts";

export const driver = { ...best, ...home, ...car, ...share, ...cars, ...vouchers, ...quotes, ...bookings } as const;
