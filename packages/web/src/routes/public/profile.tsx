export { ProfilePage as Screen } from "#features/edit-profile/ProfilePage.tsx";
