export { dataOf } from "./data.ts";
export { creditHandlers } from "./handlers.ts";
export {
  balanceOf,
  chargeScanAgain,
  giveBackForScan,
  giveWelcomeCredits,
  spendForScan,
  trySpendForScan,
} from "./ledger.ts";
