import { isPostcode } from "@treadclub/rules/postcode";
import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { useConfig } from "#kit/config.ts";
import { errorText, isCode } from "#kit/errors.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/ChoiceFields.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { FormHandle } from "#ui/use-form.ts";
import type { CompanyDraft } from "./company-draft.ts";

type Addresses = ReplyOf<Catalog["getAddresses"]>["list"];

/** By postcode from a list, or typed in: the lines are always there to be corrected. */
export function AddressFields({ form }: { readonly form: FormHandle<CompanyDraft> }): ReactElement {
  const t = useT();
  const canFind = useConfig().addresses === true;
  const [list, setList] = useState<Addresses>([]);
  const [picked, setPicked] = useState("");
  const [note, setNote] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const find = async (): Promise<void> => {
    setNote(null);
    setList([]);
    setPicked("");
    if (!isPostcode(form.values.postcode)) return setNote(t("base.field.postcode"));
    setBusy(true);
    try {
      const { list: found } = await api.call("getAddresses", { params: { postcode: form.values.postcode } });
      setList(found);
      if (found.length === 0) setNote(t("entry.fitter.notFound"));
    } catch (error) {
      setNote(isCode(error, "UPSTREAM_UNAVAILABLE") ? t("entry.fitter.down") : errorText(error));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  const pick = (at: string): void => {
    setPicked(at);
    const address = list[Number(at)];
    if (at !== "" && address) form.set(address);
  };
  return (
    <>
      <TextField
        label={t("entry.fitter.postcode")}
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={12}
        short
        {...form.field("postcode")}
      />
      {canFind && (
        <div role="group">
          <Button busy={busy} onClick={() => void find()}>
            {t("entry.fitter.find")}
          </Button>
          <p role="status">{note}</p>
        </div>
      )}
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
      <TextField
        label={t("entry.fitter.line1")}
        autoComplete="address-line1"
        maxLength={200}
        {...form.field("address_line_1")}
      />
      <TextField
        label={t("entry.fitter.line2")}
        autoComplete="address-line2"
        optional
        maxLength={200}
        {...form.field("address_line_2")}
      />
      <TextField label={t("entry.fitter.city")} autoComplete="address-level2" maxLength={80} {...form.field("city")} />
    </>
  );
}

const lineOf = (address: Addresses[number]): string =>
  [address.address_line_1, address.address_line_2, address.city].filter(Boolean).join(", ");
