import { resolve } from "node:path";

/** The PostgreSQL schemas of the service; it may share a database with others. */
export const schema = "measurement";
export const jobsSchema = "measurement_jobs";
export const migrations = resolve(import.meta.dirname, "../migrations");
