import { useState, type ReactElement } from "react";
import { formatPlate } from "@treadclub/rules/plate";
import { errorText, isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { useAskForVehicle } from "#entities/vehicle/queries.ts";
import type { VehicleRequest } from "#entities/vehicle/vehicle-types.ts";

interface AskForCarProps {
  readonly number: string;
  readonly consumerId: number;
  readonly onAnother: () => void;
}

/** A registration that another account has: the driver asks for the car, or to share it. */
export function AskForCar({ number, consumerId, onAnother }: AskForCarProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const ask = useAskForVehicle();
  const [asked, setAsked] = useState<VehicleRequest | null>(null);
  const [problem, setProblem] = useState("");
  const plate = formatPlate(number);
  const send = async (wish: VehicleRequest["wish"]): Promise<void> => {
    setProblem("");
    try {
      setAsked(await ask.send({ body: { number, user_id: consumerId, wish } }));
    } catch (error) {
      setProblem(isCode(error, "ACTION_NOT_ALLOWED") ? t("driver.share.tooOften") : errorText(error));
    }
  };
  if (asked)
    return (
      <div role="status">
        <Card tone="good" title={t("driver.share.sent", { plate })}>
          <p>
            {t(asked.wish === "owner" ? "driver.share.sentOwner" : "driver.share.sentShare", {
              date: format.day(asked.answer_by),
            })}
          </p>
        </Card>
      </div>
    );
  return (
    <div role="status">
      <Card
        tone="soon"
        title={t("driver.cars.known", { plate })}
        actions={
          <>
            <Button kind="main" onClick={() => void send("owner")}>
              {t("driver.share.askOwner")}
            </Button>
            <Button onClick={() => void send("share")}>{t("driver.share.askShare")}</Button>
            <Button kind="quiet" onClick={onAnother}>
              {t("driver.cars.knownOther")}
            </Button>
          </>
        }
      >
        <p>{t("base.error.VEHICLE_ALREADY_REGISTERED")}</p>
        <p>{t("driver.share.askText")}</p>
        {problem !== "" && <p role="alert">{problem}</p>}
      </Card>
    </div>
  );
}
