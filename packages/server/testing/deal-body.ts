import { addDays, londonDay } from "@treadclub/rules";

let count = 0;

/** A deal of two weeks that begins today. */
export const dealBody = (title = `Deal ${Date.now()}-${(count += 1)}`) => {
  const today = londonDay(new Date());
  return {
    texts: [
      { locale: "en" as const, title, text: "All four wheels.", terms: "Cars up to 17 inch wheels. Book first." },
    ],
    price_pence: 4500,
    starts_on: today,
    ends_on: addDays(today, 14),
  };
};
