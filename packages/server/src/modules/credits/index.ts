export { dataOf } from "./data.ts";
export { creditHandlers } from "./handlers.ts";
export { balanceOf, chargeScanAgain, giveBackForScan, giveWelcomeCredits, spendForScan } from "./ledger.ts";
