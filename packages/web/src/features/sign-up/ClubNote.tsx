import { useEffect, useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { codeTypeOf } from "#entities/auth/journey.ts";
import css from "./SignUp.module.css";

/** Null: the code leads nowhere. */
type Found = { readonly club: string; readonly pence: number } | null;

/** Which club the code of the address leads to; once another one is typed, the next step says it. */
export function ClubNote({
  code,
  codeType,
}: {
  readonly code: string;
  readonly codeType: string | undefined;
}): ReactElement | null {
  const t = useT();
  const format = useFormat();
  const [found, setFound] = useState<Found | undefined>();
  const [asked] = useState(code.trim());
  useEffect(() => {
    if (asked === "" || codeTypeOf(codeType) !== "club") return undefined;
    const gone = new AbortController();
    void api
      .call("getDiscountClubByCode", { params: { code: asked } }, { signal: gone.signal })
      .then(({ name, discounts }) =>
        setFound({ club: name, pence: discounts.reduce((sum, { amount_pence }) => sum + amount_pence, 0) }),
      )
      .catch((error: unknown) => isCode(error, "CODE_INVALID", "VALIDATION_FAILED") && setFound(null));
    return () => gone.abort();
  }, [asked, codeType]);
  if (asked === "" || codeTypeOf(codeType) !== "club") return null;
  // The place is kept free: nothing moves when the answer comes.
  return (
    <p className={css.club} role="status">
      {code.trim() === asked && found === null && t("base.error.CODE_INVALID")}
      {code.trim() === asked &&
        found &&
        t("entry.signUp.joinsClub", { club: found.club, amount: format.money(found.pence, true) })}
    </p>
  );
}
