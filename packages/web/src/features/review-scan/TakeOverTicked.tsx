import { useState, type ReactElement } from "react";
import { useT } from "#kit/i18n.ts";
import { useAction } from "#kit/queries.ts";
import { Button } from "#ui/Button.tsx";
import { Confirm } from "#ui/Confirm.tsx";
import { toast } from "#ui/toast.ts";

interface TakeOverTickedProps {
  readonly ids: readonly number[];
  readonly onDone: () => void;
  readonly onStale: () => Promise<unknown>;
}

/** Moves the scans ticked from their fitters to the administrators' queue. */
export function TakeOverTicked({ ids, onDone, onStale }: TakeOverTickedProps): ReactElement {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { send } = useAction("setAdminReviewScans");
  const count = ids.length;
  const takeOver = async (): Promise<void> => {
    await send({ body: { ids: [...ids] } });
    toast.success(t("office.scans.takenOver", { count }));
    onDone();
  };
  return (
    <>
      <Button kind="main" small onClick={() => setAsking(true)}>
        {t("office.scans.takeOver", { count })}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("office.scans.takeOverTitle", { count })}
        actionLabel={t("office.scans.takeOver", { count })}
        onConfirm={takeOver}
        onConflict={onStale}
      >
        <p>{t("office.scans.takeOverText")}</p>
      </Confirm>
    </>
  );
}
