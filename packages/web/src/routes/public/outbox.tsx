export { Outbox as Screen } from "#features/dev-outbox/Outbox.tsx";
