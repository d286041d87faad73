import type { ReactElement } from "react";
import { languageTags, locales, type Locale } from "@treadclub/texts";
import { useT } from "#kit/i18n.ts";
import { localeNames } from "#ui/locale-names.ts";
import captionsCn from "./film/captions.cn.vtt";
import captionsEn from "./film/captions.en.vtt";
import captionsUk from "./film/captions.uk.vtt";
import poster from "./film/poster.webp";
import mp4 from "./film/tread.mp4";
import webm from "./film/tread.webm";
import css from "./PhotoFilm.module.css";

interface PhotoFilmProps {
  /** The name of the film for those who do not see it. */
  readonly label: string;
  /** Below it: how long it takes. */
  readonly note: string;
}

const captions: Readonly<Record<Locale, string>> = { en: captionsEn, cn: captionsCn, uk: captionsUk };

/** How to photograph a tread, as a silent film that waits to be started. What stands beside it says the same in words. */
export function PhotoFilm({ label, note }: PhotoFilmProps): ReactElement {
  const { locale } = useT();
  return (
    <figure className={css.film}>
      {/* Browsers read the default track once: another language is another film. */}
      <video
        key={locale}
        aria-label={label}
        width={960}
        height={720}
        poster={poster}
        preload="none"
        controls
        muted
        playsInline
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        {locales.map((one) => (
          <track
            key={one}
            kind="captions"
            src={captions[one]}
            srcLang={languageTags[one]}
            label={localeNames[one]}
            default={one === locale}
          />
        ))}
      </video>
      <figcaption>{note}</figcaption>
    </figure>
  );
}
