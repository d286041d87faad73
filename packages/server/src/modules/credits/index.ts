export { balanceOf } from "./balance.ts";
export { dataOf } from "./data.ts";
export { creditHandlers } from "./handlers.ts";
export { chargeScanAgain, giveBackForScans, giveWelcomeCredits, spendForScans, trySpendForScan } from "./ledger.ts";
