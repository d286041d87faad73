export { creditHandlers } from "./handlers.ts";
export {
  balanceOf,
  chargeScanAgain,
  giveBackForScan,
  giveWelcomeCredits,
  spendForScan,
  type Balance,
} from "./ledger.ts";
