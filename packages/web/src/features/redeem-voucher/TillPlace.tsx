import type { ReactElement } from "react";
import { errorText } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { placeNames } from "#kit/issuer-words.ts";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { ErrorPanel } from "#ui/ErrorPanel.tsx";
import type { VoucherView } from "./queries.ts";

interface Place {
  readonly id: number;
  readonly name: string;
}

interface TillPlaceProps {
  readonly voucher: VoucherView;
  readonly till: {
    readonly locations: readonly Place[];
    /** Null: nobody has said. */
    readonly here: Place | null;
    readonly choose: (id: number) => void;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => void;
  };
}

/** Where the till stands, for a voucher of certain locations; the device keeps the answer. */
export function TillPlace({ voucher, till }: TillPlaceProps): ReactElement {
  const t = useT();
  const { here, locations, choose } = till;
  const places = placeNames(voucher.only_at);
  const isElsewhere = here !== null && !countsHere(voucher, here.id);
  return (
    <>
      <p role="status">
        {isElsewhere ? t("till.place.elsewhere", { places, here: here.name }) : t("till.place.only", { places })}
      </p>
      {till.error !== null && <ErrorPanel text={errorText(till.error)} onRetry={till.refetch} busy={till.isFetching} />}
      {locations.length > 1 && (
        <SelectField
          id="till-place"
          name="till-place"
          label={t("till.place.label")}
          hint={t("till.place.hint")}
          ask
          options={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={here === null ? "" : String(here.id)}
          onChange={(value) => choose(Number(value))}
        />
      )}
    </>
  );
}

/** Whether a voucher counts at a location of its fitter. */
export const countsHere = ({ only_at: places }: Pick<VoucherView, "only_at">, locationId: number | null): boolean =>
  places.length === 0 || places.some(({ id }) => id === locationId);
