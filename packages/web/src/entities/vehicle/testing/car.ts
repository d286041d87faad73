import type { RegisterEntry, Vehicle } from "../vehicle-types.ts";

export const car: Vehicle = {
  id: 7,
  number: "CU57ABC",
  brand: "Ford",
  model: "Focus",
  colour: "",
  fuel: "",
  engine_size: "",
  year: 2007,
  last_mot_on: null,
  mot_due_on: null,
  next_service_on: null,
  mot_reminder: true,
  mileage: null,
  average_annual_mileage: null,
  tyre_size: "205/55 R16",
  load_rating: "91",
  speed_rating: "V",
  rear_tyre_size: "",
  rear_load_rating: "",
  rear_speed_rating: "",
  source: "register",
  tyres: [],
  version: 1,
};

/** What the register says of it, without sizes. */
export const registerEntry: RegisterEntry = {
  found: true,
  number: "CU57ABC",
  brand: "FORD",
  model: "FOCUS",
  colour: "BLUE",
  fuel: "PETROL",
  engine_size: "1596",
  year: 2007,
  last_mot_on: null,
  mot_due_on: null,
  mileage: null,
  tyres: [],
  hints: [],
};
