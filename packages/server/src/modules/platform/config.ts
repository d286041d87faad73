import type { Catalog, ParsedOf, ReplyOf } from "@treadclub/contract";
import { uploadMaxBytes } from "@treadclub/contract/common/uploads";
import { legalVersions } from "@treadclub/rules/legal-versions";
import type { AddressPort } from "#adapters/addresses/port";
import type { OfferCache } from "#modules/offers";

export interface ConfigDeps {
  readonly offers: OfferCache;
  readonly demo: boolean;
  readonly production: boolean;
  readonly freeScans: number;
  readonly vatRatePercent: number;
  readonly buildNumber: string;
  readonly provider: { readonly name: string } | null;
  readonly addresses: AddressPort;
  /** Registrations that a visitor of the demo may try. */
  readonly examplePlates: readonly string[];
  /** Who runs this installation. */
  readonly operator?: {
    readonly name: string | null;
    readonly address: string | null;
    readonly icoNumber: string | null;
  };
}

type PublicConfig = ReplyOf<Catalog["getConfig"]>;

/** The public settings of these keys; without keys all of them. An unknown key is left out. */
export async function publicConfig(
  deps: ConfigDeps,
  wanted: ParsedOf<Catalog["getConfig"]>["query"]["keys[]"],
): Promise<PublicConfig> {
  const { welcomePence, shown } = await deps.offers.current();
  const all: PublicConfig = {
    default_language: "en",
    demo: deps.demo,
    free_scans: deps.freeScans,
    welcome_voucher_pence: welcomePence,
    ...(shown && { sign_up_offer: shown }),
    vat_rate_percent: deps.vatRatePercent,
    build_number: deps.buildNumber,
    development: !deps.production,
    upload_max_bytes: uploadMaxBytes,
    google: deps.provider?.name ?? "",
    terms_version: legalVersions.terms,
    addresses: deps.addresses.answers,
    ...(deps.examplePlates.length > 0 && { example_plates: [...deps.examplePlates] }),
    ...operatorOf(deps),
  };
  if (wanted === undefined) return all;
  return Object.fromEntries(
    Object.entries(all).filter(([key]) => wanted === key || (typeof wanted !== "string" && wanted.includes(key))),
  );
}

/** What is not set is left out. */
function operatorOf({ operator }: ConfigDeps): PublicConfig {
  return {
    ...(operator?.name && { operator_name: operator.name }),
    ...(operator?.address && { operator_address: operator.address }),
    ...(operator?.icoNumber && { operator_ico_number: operator.icoNumber }),
  };
}
