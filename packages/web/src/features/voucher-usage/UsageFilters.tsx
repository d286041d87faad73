import { useState, type ReactElement, type ReactNode } from "react";
import { useT } from "#kit/i18n.ts";
import type { ListAddress } from "#kit/list-address.ts";
import { useAllClubs, useMemberClubs } from "#entities/club/queries.ts";
import { CompanyField } from "#entities/member/CompanyField.tsx";
import { useMember } from "#entities/member/queries.ts";
import { DateField } from "#ui/DateField.tsx";
import { ComboField, type ComboItem } from "#ui/office/ComboField.tsx";
import { Segments } from "#ui/Segments.tsx";
import type { UsageChoice } from "./usage-choice.ts";
import css from "./Usage.module.css";

interface FiltersProps {
  readonly choice: UsageChoice;
  readonly address: ListAddress;
  /** The name of the chosen club, where the figures say it. */
  readonly clubName: string | undefined;
}

const foundAtOnce = 20;

/** Days, steps, fitter and club; for administrators. */
export function AllFilters({ choice, address, clubName }: FiltersProps): ReactElement {
  const t = useT();
  const { memberId } = choice;
  const name = useMember(memberId ?? 0, memberId !== null).data?.company_name;
  const [search, setSearch] = useState("");
  const filters = memberId === null ? {} : { member_id: memberId };
  const found = useAllClubs({ per_page: foundAtOnce, search, filters });
  return (
    <Filters choice={choice} address={address}>
      <CompanyField
        id="usage-member"
        label={t("usage.member")}
        placeholder={t("office.clubs.memberAny")}
        value={memberId === null ? null : { id: memberId, label: name ?? `${memberId}` }}
        onChange={(chosen) => address.set({ member_id: chosen?.id ?? null, club_id: null })}
      />
      <ClubField
        choice={choice}
        address={address}
        clubName={clubName}
        items={found.data?.list ?? []}
        onSearch={setSearch}
        busy={found.isFetching}
      />
    </Filters>
  );
}

/** The same without the fitter. */
export function OwnFilters({
  choice,
  address,
  clubName,
  memberId,
}: FiltersProps & { readonly memberId: number }): ReactElement {
  const [search, setSearch] = useState("");
  const found = useMemberClubs(memberId, { per_page: foundAtOnce, search });
  return (
    <Filters choice={choice} address={address}>
      <ClubField
        choice={choice}
        address={address}
        clubName={clubName}
        items={found.data?.list ?? []}
        onSearch={setSearch}
        busy={found.isFetching}
      />
    </Filters>
  );
}

interface ClubFieldProps extends FiltersProps {
  readonly items: readonly { readonly id: number; readonly name: string }[];
  readonly onSearch: (text: string) => void;
  readonly busy: boolean;
}

function ClubField({ choice, address, clubName, items, onSearch, busy }: ClubFieldProps): ReactElement {
  const t = useT();
  const { clubId } = choice;
  const found: readonly ComboItem[] = items.map(({ id, name }) => ({ id, label: name }));
  const label = clubName ?? found.find(({ id }) => id === clubId)?.label ?? `${clubId}`;
  return (
    <ComboField
      id="usage-club"
      label={t("usage.club")}
      placeholder={t("usage.allClubs")}
      value={clubId === null ? null : { id: clubId, label }}
      onChange={(chosen) => address.set({ club_id: chosen?.id ?? null })}
      items={found}
      onSearch={onSearch}
      busy={busy}
    />
  );
}

interface DaysProps extends Pick<FiltersProps, "choice" | "address"> {
  readonly children: ReactNode;
}

function Filters({ choice, address, children }: DaysProps): ReactElement {
  const t = useT();
  const { from, to, by, isValid } = choice;
  return (
    <div className={css.filters} role="group" aria-label={t("ui.list.filters")}>
      <div className={css.days}>
        <DateField
          id="usage-from"
          name="from_day"
          label={t("usage.from")}
          value={from}
          onChange={(day) => address.set({ from_day: day })}
        />
        <DateField
          id="usage-to"
          name="to_day"
          label={t("usage.to")}
          error={isValid ? undefined : t("usage.badDates")}
          value={to}
          onChange={(day) => address.set({ to_day: day })}
        />
      </div>
      {children}
      <Segments
        label={t("usage.by")}
        value={by}
        onChange={(value) => address.set({ by: value === "month" ? null : value, from_day: null, to_day: null })}
        options={(["month", "day"] as const).map((value) => ({ value, label: t(`usage.by.${value}`) }))}
      />
    </div>
  );
}
