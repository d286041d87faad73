import { formatPlate } from "@treadclub/rules/plate";
import { useState, type ReactElement } from "react";
import { errorText, isCode } from "#kit/errors.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useAskForVehicle } from "#entities/vehicle/queries.ts";
import type { VehicleRequest } from "#entities/vehicle/vehicle-types.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";

interface AskHolderProps {
  readonly number: string;
  readonly driver: { readonly id: number; readonly name: string };
}

/** A registration that another account has: the fitter asks for it in the name of its driver. */
export function AskHolder({ number, driver: { id, name } }: AskHolderProps): ReactElement {
  const t = useT();
  const format = useFormat();
  const ask = useAskForVehicle();
  const [request, setRequest] = useState<VehicleRequest | null>(null);
  const [problem, setProblem] = useState("");
  const send = async (wish: VehicleRequest["wish"]): Promise<void> => {
    setProblem("");
    try {
      setRequest(await ask.send({ body: { number, user_id: id, wish } }));
    } catch (error) {
      setProblem(isCode(error, "ACTION_NOT_ALLOWED") ? t("scan.member.askTooOften", { name }) : errorText(error));
    }
  };
  if (request) return <p role="status">{t("scan.member.askSent", { name, date: format.day(request.answer_by) })}</p>;
  return (
    <div role="status">
      <Card
        tone="soon"
        title={t("scan.member.askTitle", { plate: formatPlate(number) })}
        actions={
          <>
            <Button kind="main" small onClick={() => void send("owner")}>
              {t("scan.member.askOwner")}
            </Button>
            <Button small onClick={() => void send("share")}>
              {t("scan.member.askShare")}
            </Button>
          </>
        }
      >
        <p>{t("scan.member.askText", { name })}</p>
        {problem !== "" && <p role="alert">{problem}</p>}
      </Card>
    </div>
  );
}
