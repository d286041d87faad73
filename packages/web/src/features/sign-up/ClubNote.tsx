import { useEffect, useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { codeTypeOf } from "#things/way-in/journey.ts";
import css from "./SignUp.module.css";

interface Found {
  readonly code: string;
  readonly club: string;
  readonly pence: number;
}

/** Which club the code leads to; nothing where it leads nowhere: the form says that. */
export function ClubNote({
  code,
  codeType,
}: {
  readonly code: string;
  readonly codeType: string | undefined;
}): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const [found, setFound] = useState<Found | null>(null);
  const [asked] = useState(code.trim());
  useEffect(() => {
    if (asked === "" || codeTypeOf(codeType) !== "club") return undefined;
    const gone = new AbortController();
    void api
      .call("getDiscountClubByCode", { params: { code: asked } }, { signal: gone.signal })
      .then(({ name, discounts }) =>
        setFound({
          code: asked,
          club: name,
          pence: discounts.reduce((sum, { amount_pence }) => sum + amount_pence, 0),
        }),
      )
      .catch(() => undefined);
    return () => gone.abort();
  }, [asked, codeType]);
  if (asked === "" || codeTypeOf(codeType) !== "club") return null;
  const isSame = found !== null && found.code === code.trim();
  // The place is kept free: nothing moves when the answer comes.
  return (
    <p className={css.club} role="status">
      {isSame && t("entry.signUp.joinsClub", { club: found.club, amount: format.money(found.pence, true) })}
    </p>
  );
}
