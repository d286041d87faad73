import { useState, type ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { errorText, isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Card, Stack } from "#ui/Card.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";
import { useAnswerVehicleRequest, useVehicleRequests, useWithdrawVehicleRequest } from "#entities/vehicle/queries.ts";
import type { VehicleRequest } from "#entities/vehicle/vehicle-types.ts";

/** What waits for the driver's answer, and what they asked; nothing where there is neither. */
export function CarRequests({ consumerId }: { readonly consumerId: number }): ReactElement | null {
  const { data } = useVehicleRequests(consumerId);
  const asked = data?.asked.filter(({ state }) => state === "open") ?? [];
  if (!data || data.to_answer.length + asked.length === 0) return null;
  return (
    <Stack>
      {data.to_answer.map((request) => (
        <ToAnswer key={request.id} request={request} />
      ))}
      {asked.map((request) => (
        <Asked key={request.id} request={request} />
      ))}
    </Stack>
  );
}

type Answer = "hand_over" | "share" | "decline";

function ToAnswer({ request }: { readonly request: VehicleRequest }): ReactElement {
  const t = useT();
  const format = useFormat();
  const answer = useAnswerVehicleRequest();
  const [asking, setAsking] = useState(false);
  const plate = formatPlate(request.number);
  const send = async (chosen: Answer): Promise<void> => {
    try {
      await answer.send({ params: { id: String(request.id) }, body: { answer: chosen } });
      toast.success(t(`driver.share.answered.${chosen}`, { plate }));
    } catch (error) {
      const isNeeded = isCode(error, "STATE_CONFLICT");
      toast.error(isNeeded ? t("driver.share.blocked", { plate }) : errorText(error));
    }
  };
  const wantsOwner = request.wish === "owner";
  const names = { name: request.asker, plate };
  return (
    <Card
      tone="soon"
      title={t(wantsOwner ? "driver.share.asksOwner" : "driver.share.asksShare", names)}
      actions={
        <>
          {wantsOwner && <Button onClick={() => setAsking(true)}>{t("driver.share.handOver")}</Button>}
          <Button onClick={() => void send("share")}>{t("driver.share.share")}</Button>
          <Button kind="quiet" onClick={() => void send("decline")}>
            {t("driver.share.decline")}
          </Button>
        </>
      }
    >
      <p>
        {t(wantsOwner ? "driver.share.asksOwnerText" : "driver.share.asksShareText", {
          date: format.day(request.answer_by),
        })}
      </p>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("driver.share.handOverTitle", names)}
        actionLabel={t("driver.share.handOver")}
        onConfirm={() => send("hand_over")}
      >
        <p>{t("driver.share.handOverText")}</p>
      </Confirm>
    </Card>
  );
}

function Asked({ request }: { readonly request: VehicleRequest }): ReactElement {
  const t = useT();
  const format = useFormat();
  const withdraw = useWithdrawVehicleRequest();
  const plate = formatPlate(request.number);
  const run = async (): Promise<void> => {
    try {
      await withdraw.send({ params: { id: String(request.id) }, body: {} });
      toast.success(t("driver.share.withdrawn", { plate }));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <Card
      title={t("driver.share.waiting", { plate })}
      actions={<Button onClick={() => void run()}>{t("driver.share.withdraw")}</Button>}
    >
      <p>
        {t(request.wish === "owner" ? "driver.share.sentOwner" : "driver.share.sentShare", {
          date: format.day(request.answer_by),
        })}
      </p>
    </Card>
  );
}
