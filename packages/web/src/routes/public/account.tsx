export { Account as Screen } from "#features/account/Account.tsx";
