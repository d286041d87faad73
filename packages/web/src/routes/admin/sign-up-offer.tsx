export { OfferPage as Screen } from "#features/sign-up-offer/OfferPage.tsx";
