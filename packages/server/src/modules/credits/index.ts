export { creditHandlers } from "./handlers.ts";
export { balanceOf, chargeAgain, giveBackCredit, giveWelcomeCredits, spendCredit, type Balance } from "./ledger.ts";
