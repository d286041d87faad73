export { balanceOf, leftOfPack } from "./balance.ts";
export { dataOf } from "./data.ts";
export { creditJobs } from "./expire.ts";
export { creditHandlers } from "./handlers.ts";
export { chargeScanAgain, giveBackForScans, giveWelcomeCredits, spendForScans, trySpendForScan } from "./ledger.ts";
export { addPack, takeBackPack } from "./packs.ts";
export { creditEntries } from "./table.ts";
