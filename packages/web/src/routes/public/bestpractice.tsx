export { BestPractice as Screen } from "#features/best-practice/BestPractice.tsx";
