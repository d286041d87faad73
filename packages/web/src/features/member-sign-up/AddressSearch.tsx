import type { Catalog, ReplyOf } from "@treadclub/contract";
import { addressLine } from "@treadclub/rules/address";
import { isPostcode } from "@treadclub/rules/postcode";
import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { currentT, useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/ChoiceFields.tsx";

export type Address = ReplyOf<Catalog["getAddresses"]>["list"][number];

interface AddressSearchProps {
  readonly postcode: string;
  readonly onPicked: (address: Address) => void;
}

/** The addresses of a postcode, to choose from. */
export function AddressSearch({ postcode, onPicked }: AddressSearchProps): ReactElement {
  const t = useT();
  const [list, setList] = useState<readonly Address[]>([]);
  const [picked, setPicked] = useState("");
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const find = async (): Promise<void> => {
    setBusy(true);
    setPicked("");
    const found = await findAddresses(postcode);
    setList(found.list);
    setNote(found.note);
    setBusy(false);
  };
  const pick = (at: string): void => {
    setPicked(at);
    const address = list[Number(at)];
    if (at !== "" && address) onPicked(address);
  };
  return (
    <>
      <div>
        <Button busy={busy} onClick={() => void find()}>
          {t("entry.fitter.find")}
        </Button>
        <p role="status">{note}</p>
      </div>
      {list.length > 0 && (
        <SelectField
          id="found-address"
          name="found-address"
          label={t("entry.fitter.choose")}
          ask={t("entry.fitter.byHand")}
          value={picked}
          onChange={pick}
          options={list.map((address, at) => ({ value: String(at), label: lineOf(address) }))}
        />
      )}
    </>
  );
}

/** What was found, or why nothing was: the address can always be typed in. */
async function findAddresses(postcode: string): Promise<{ readonly list: readonly Address[]; readonly note: string }> {
  const t = currentT();
  if (!isPostcode(postcode)) return { list: [], note: t("base.field.postcode") };
  try {
    const { list } = await api.call("getAddresses", { params: { postcode } });
    return { list, note: list.length === 0 ? t("entry.fitter.notFound") : "" };
  } catch (error) {
    return { list: [], note: isCode(error, "UPSTREAM_UNAVAILABLE") ? t("entry.fitter.down") : errorText(error) };
  }
}

const lineOf = (address: Address): string => addressLine(address.address_line_1, address.address_line_2, address.city);
