export { ContinueAs as Screen } from "#features/session-handover/ContinueAs.tsx";
