export { MessagesPage as Screen } from "#features/notification-settings/MessagesPage.tsx";
