export { ContinueAs as Screen } from "#features/continue-as/ContinueAs.tsx";
