import { useEffect, useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { pathTo } from "#kit/paths.ts";
import { isFramed } from "#kit/storage.ts";
import { journeyQuery, type Journey } from "#entities/auth/journey.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { postToEmbedder } from "./embedding.ts";

/** A link lives five minutes; it is made anew before that. */
const renewMs = 4 * 60_000;

/** The account stands: on to the whole application in a tab of its own, signed in there by a link that works once. */
export function FramedDone({ journey }: { readonly journey: Journey }): ReactElement {
  const t = useT();
  const format = useFormat();
  const query = journeyQuery(journey);
  const onward = pathTo("/app/consumer_sign_up_three_club", {}, query);
  const [link, setLink] = useState<string | null>(null);
  const [isExpired, setIsExpired] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isFramed()) return undefined;
    const timer = setTimeout(() => setRound(round + 1), renewMs);
    api
      .call("storageSave", { body: { path: onward } })
      .then((saved) => setLink(saved.link))
      .catch(() => setIsExpired(true));
    return () => clearTimeout(timer);
  }, [onward, round]);
  if (!isFramed())
    return (
      <ButtonLink kind="main" wide href={onward}>
        {t("entry.signUp.goOn")}
      </ButtonLink>
    );
  if (isExpired)
    return (
      <>
        <p>{t("entry.frame.over")}</p>
        <ButtonLink kind="main" wide href={pathTo("/app/sign_in", {}, query)} target="_blank" rel="noopener">
          {t("base.menu.signIn")}
        </ButtonLink>
      </>
    );
  if (link === null) return <Skeleton shape="card" />;
  const leave = (): void => {
    postToEmbedder("continue", journey.iframeQuery);
    // It works once: the next press needs another.
    setTimeout(() => setRound(round + 1), 1000);
  };
  return (
    <>
      <ButtonLink kind="main" wide href={link} target="_blank" rel="noopener" onClick={leave}>
        {t("entry.frame.goOn") + format.inBrackets(t("entry.frame.newTab"))}
      </ButtonLink>
      <p>{t("entry.frame.goOnText")}</p>
    </>
  );
}
