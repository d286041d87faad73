import type { ReactElement } from "react";
import { Gift } from "lucide-react";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { ButtonLink } from "#ui/Button.tsx";
import css from "./Reward.module.css";

type Reward = NonNullable<ReplyOf<Catalog["getScanById"]>["reward"]>;

interface RewardProps {
  readonly reward: Partial<Reward> | null;
  /** The fitter whose logo it is. */
  readonly company: string | null;
  readonly voucherHref?: (voucherId: number) => string;
}

/** What comes with a result: the fitter's logo, a voucher, a banner. */
export function RewardParts({ reward, company, voucherHref }: RewardProps): ReactElement | null {
  if (reward === null) return null;
  const { logo, voucher, banner } = reward;
  return (
    <>
      {logo && <Logo logo={logo} company={company} />}
      {voucher && voucherHref && <GivenVoucher voucher={voucher} hrefOf={voucherHref} />}
      {banner && <RewardBanner banner={banner} />}
    </>
  );
}

function Logo({
  logo,
  company,
}: {
  readonly logo: NonNullable<Reward["logo"]>;
  readonly company: string | null;
}): ReactElement {
  const t = useT();
  return (
    <img
      className={css.logo}
      src={logo.url}
      width={logo.width}
      height={logo.height}
      alt={company ?? t("scan.reward.logo")}
      loading="lazy"
    />
  );
}

interface GivenVoucherProps {
  readonly voucher: NonNullable<Reward["voucher"]>;
  readonly hrefOf: (voucherId: number) => string;
}

function GivenVoucher({ voucher, hrefOf }: GivenVoucherProps): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const { voucher_id: id, state, member_name: company, amount_pence: pence, percent } = voucher;
  if (id === null || state === "withdrawn") return null;
  const amount = format.money(pence, true);
  const worth = percent === null ? amount : t("scan.reward.share", { percent, amount });
  return (
    <section className={css.voucher} aria-labelledby="scan-reward">
      <Gift aria-hidden="true" size={36} />
      <div className={css.words}>
        <h2 id="scan-reward">{t(state === "used" ? "scan.reward.used" : "scan.reward.title")}</h2>
        <p>
          {company === null
            ? t("scan.reward.anyFitter", { title: voucher.title, worth })
            : t("scan.reward.atFitter", { title: voucher.title, worth, company })}
        </p>
        <div>
          <ButtonLink href={hrefOf(id)}>{t("scan.welcome.show")}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** A banner is the fitter's word, and says so by standing in a frame of its own. */
function RewardBanner({ banner }: { readonly banner: NonNullable<Reward["banner"]> }): ReactElement {
  const t = useT();
  const { title, text, link, picture, phone_picture: narrow } = banner;
  const wide = picture ?? narrow;
  return (
    <section className={css.banner} aria-labelledby="scan-banner">
      {wide && (
        <picture>
          {narrow && (
            <source media="(max-width: 480px)" srcSet={narrow.url} width={narrow.width} height={narrow.height} />
          )}
          <img className={css.picture} src={wide.url} width={wide.width} height={wide.height} alt="" loading="lazy" />
        </picture>
      )}
      <div className={css.bannerWords}>
        <h2 id="scan-banner">{title}</h2>
        {text !== "" && <p className={css.text}>{text}</p>}
        {link !== "" && (
          <a href={link} target="_blank" rel="noopener noreferrer sponsored">
            {t("scan.reward.open", { site: hostOf(link) })}
          </a>
        )}
      </div>
    </section>
  );
}

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : link);
