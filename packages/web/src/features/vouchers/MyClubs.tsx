import type { Catalog, ReplyOf } from "@treadclub/contract";
import { useState, type ReactElement } from "react";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAction, useCall } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Card, Section, Stack } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";

type JoinedClub = ReplyOf<Catalog["getConsumerClubs"]>["list"][number];

/** The clubs a driver is in: what is still to come, what is paused, and how to leave. Nothing without any. */
export function MyClubs({ consumerId }: { readonly consumerId: number }): ReactElement | null {
  const t = useT();
  const clubs = useCall("getConsumerClubs", { params: { id: String(consumerId) } }).data?.list ?? [];
  const [leaving, setLeaving] = useState<JoinedClub | null>(null);
  const leave = useAction("leaveClub");
  if (clubs.length === 0) return null;
  return (
    <Section title={t("driver.clubs.title")}>
      <Stack>
        {clubs.map((club) => (
          <JoinedClubCard key={club.id} club={club} onLeave={() => setLeaving(club)} />
        ))}
      </Stack>
      {leaving && (
        <Confirm
          open
          danger
          title={t("driver.clubs.leaveTitle", { club: leaving.name })}
          actionLabel={t("driver.clubs.leave")}
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            await leave.send({ params: { id: String(leaving.id) } });
            toast.success(t("driver.clubs.left", { club: leaving.name }));
          }}
        >
          <p>{t("driver.clubs.leaveText")}</p>
        </Confirm>
      )}
    </Section>
  );
}

function JoinedClubCard({ club, onLeave }: { readonly club: JoinedClub; readonly onLeave: () => void }): ReactElement {
  const t = useT();
  const format = useFormat();
  return (
    <Card
      level={3}
      title={club.name}
      actions={
        <Button kind="quiet" onClick={onLeave}>
          {t("driver.clubs.leave")}
        </Button>
      }
    >
      <p>{format.facts(club.member_name, t("driver.clubs.usable", { count: club.usable }))}</p>
      {!club.active && <p>{t("driver.clubs.paused")}</p>}
      {club.active && club.waiting > 0 && <p>{t("driver.clubs.waiting", { count: club.waiting })}</p>}
    </Card>
  );
}
