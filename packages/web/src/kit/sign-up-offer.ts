import { useConfig, type PublicConfig } from "./config.ts";
import { useT } from "./i18n.ts";

type OfferText = Pick<NonNullable<PublicConfig["sign_up_offer"]>["texts"][number], "title" | "text" | "terms">;

/** What new drivers are offered, in the language of the screen; null until it is known. */
export function useSignUpOffer(): OfferText | null {
  const { locale } = useT();
  return useConfig().sign_up_offer?.texts.find((one) => one.locale === locale) ?? null;
}
