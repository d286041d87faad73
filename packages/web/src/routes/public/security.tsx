export { SecurityPage as Screen } from "#features/security/SecurityPage.tsx";
