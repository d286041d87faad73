export { MessagesPage as Screen } from "#features/integrator/MessagesPage.tsx";
