export { MessagesPage as Screen } from "#features/choose-messages/MessagesPage.tsx";
