export { More as Screen } from "#features/account/More.tsx";
