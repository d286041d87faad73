import type { ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useOwnGroups } from "#entities/group/queries.ts";
import { useOwnMember } from "#entities/member/queries.ts";
import { CheckboxGroup, SelectField } from "#ui/ChoiceFields.tsx";
import type { FormHandle } from "#ui/use-form.ts";
import type { ClubDraft } from "./club-draft.ts";

interface ClubPlacesProps {
  readonly form: FormHandle<ClubDraft>;
  readonly memberId: number;
}

/** Where a club's vouchers are good: at a whole group, or only at some of the fitter's own locations. */
export function ClubPlaces({ form, memberId }: ClubPlacesProps): ReactElement {
  const isOpen = form.field("group_id").value !== "";
  return (
    <>
      <GroupChoice form={form} memberId={memberId} />
      {!isOpen && <LocationChoice form={form} memberId={memberId} />}
    </>
  );
}

function GroupChoice({ form, memberId }: ClubPlacesProps): ReactElement | null {
  const t = useT();
  const field = form.field("group_id");
  const groups = (useOwnGroups(memberId).data?.list ?? []).filter((group) => group.joined_at !== null);
  if (groups.length === 0 && field.value === "") return null;
  return (
    <SelectField
      label={t("office.groups.field")}
      hint={t("office.groups.fieldHint")}
      options={[
        { value: "", label: t("office.groups.fieldNone") },
        ...groups.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      {...field}
    />
  );
}

function LocationChoice({ form, memberId }: ClubPlacesProps): ReactElement | null {
  const t = useT();
  const field = form.field("location_ids");
  const locations = useOwnMember(memberId).data?.locations ?? [];
  if (locations.length < 2 && field.value.length === 0) return null;
  return (
    <CheckboxGroup
      label={t("office.groups.locations")}
      hint={t("office.groups.locationsHint")}
      optional
      options={locations.map(({ id, name }) => ({ value: String(id), label: name }))}
      {...field}
    />
  );
}
