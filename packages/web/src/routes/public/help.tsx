export { Help as Screen } from "#features/help/Help.tsx";
