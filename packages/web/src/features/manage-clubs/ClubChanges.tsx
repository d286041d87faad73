import type { ReactElement } from "react";
import type { Translate } from "@treadclub/texts";
import { useFormat, type Format } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { conditionWords, worthOf } from "#kit/discount-words.ts";
import type { ClubView } from "#entities/club/queries.ts";
import { Section } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import css from "./ClubDetail.module.css";
import { clubChanges, type ClubChange, type Part } from "./club-changes.ts";

type Version = NonNullable<ClubView["pending"]>;

interface ClubChangesProps {
  readonly live: Version;
  readonly wanted: Version;
  readonly level: 2 | 3;
}

/** The live version and the wanted one, side by side, only where they differ. */
export function ClubChanges({ live, wanted, level }: ClubChangesProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const changes = clubChanges(live, wanted);
  return (
    <Section title={t("office.moderate.changes")} level={level}>
      <ul className={css.changes}>
        {changes.length === 0 && <li>{t("office.moderate.changesNone")}</li>}
        {changes.map((change) => (
          <li key={keyOf(change)} className={css.change}>
            <strong>{headOf(change, t)}</strong>
            <div className={css.sides}>
              <p className={css.side}>
                <small>{t("office.moderate.was")}</small>
                {sideOf(change, "was", t, format)}
              </p>
              <p className={cx(css.side, css.new)}>
                <small>{t("office.moderate.becomes")}</small>
                {sideOf(change, "becomes", t, format)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const keyOf = (change: ClubChange): string =>
  change.kind === "part"
    ? change.part
    : `${change.was?.id ?? "new"} ${change.becomes?.id ?? "gone"} ${change.becomes?.title}`;

function headOf(change: ClubChange, t: Translate): string {
  if (change.kind === "part") return t(partWords[change.part]);
  if (!change.was) return t("office.moderate.added");
  return change.becomes ? change.was.title : t("office.moderate.dropped");
}

function sideOf(change: ClubChange, side: "was" | "becomes", t: Translate, format: Format): string {
  if (change.kind === "discount") {
    const discount = change[side];
    if (!discount) return t("office.moderate.nothing");
    const lines = change.parts.flatMap((part) => {
      if (part === "conditions") return conditionWords(discount, t, format);
      return part === "amount_pence" ? worthOf(discount, t, format) : discount[part];
    });
    return lines.filter((line) => line !== "").join("\n") || t("office.moderate.nothing");
  }
  const value = change[side];
  if (value === null || value === "") return t("office.moderate.nothing");
  return change.part === "starts_on" || change.part === "ends_on" ? format.day(value) : value;
}

const partWords = {
  title: "office.club.form.title",
  name: "office.club.form.name",
  starts_on: "office.club.form.starts",
  ends_on: "office.club.form.ends",
  group: "office.groups.field",
  locations: "office.groups.locations",
} as const satisfies Readonly<Record<Part, string>>;
