import { describe, expect, it } from "vitest";
import { weekOf } from "./opening-hours.ts";

const location = {
  opening_hours: [
    { day: 0, open_time: "13:00", close_time: "17:30" },
    { day: 0, open_time: "08:00", close_time: "12:00" },
    { day: 5, open_time: "09:00", close_time: "13:00" },
  ],
};

describe("weekOf", () => {
  it("names the days from Monday and sorts the hours of a day", () => {
    const week = weekOf(location, "en");
    expect(week.map((day) => day.name)).toEqual([
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday",
    ]);
    expect(week[0]?.hours).toEqual(["08:00 – 12:00", "13:00 – 17:30"]);
    expect(week[1]?.hours).toEqual([]);
    expect(week[5]?.hours).toEqual(["09:00 – 13:00"]);
  });
  it("speaks the language of the screen", () => expect(weekOf(location, "cn")[0]?.name).toBe("星期一"));
});
