import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { type PositionCode, positionCodes } from "@treadclub/contract/measurement/states";
import { useSource } from "#scanner/kit/store.ts";
import { useT } from "#scanner/kit/words.ts";
import { Button } from "@treadclub/capture/screens/Button.tsx";
import { Car } from "#scanner/pieces/Car.tsx";
import { Page } from "#scanner/pieces/Page.tsx";
import { choiceLimit } from "#scanner/scan/scan-state.ts";
import type { ScanController } from "#scanner/scan/scan-controller.ts";
import { tyreNameInside } from "./names.ts";

/** Which tyres: on a car from above. */
export function Choose({ scan }: { readonly scan: ScanController }): VNode {
  const t = useT();
  const { tyres, views } = useSource(scan.state);
  const limit = choiceLimit(views);
  const [chosen, setChosen] = useState<readonly PositionCode[]>(() => tyres.flatMap(({ position }) => position ?? []));
  const [isBusy, setBusy] = useState(false);
  const choose = (position: PositionCode): void => setChosen((before) => toggled(before, position, limit));
  const go = (): void => {
    setBusy(true);
    const positions = positionCodes.filter((position) => chosen.includes(position));
    // The scan itself reports why it ended.
    void scan
      .plan(positions)
      .catch(() => scan.refresh().catch(() => undefined))
      .finally(() => setBusy(false));
  };
  const [only] = chosen;
  const wheels = Object.fromEntries(
    positionCodes.map((position) => {
      const isSelected = chosen.includes(position);
      const word = isSelected ? t("scanner.choose.chosen") : "";
      return [position, { tone: isSelected ? "good" : "neutral", word, isSelected, disabled: false } as const];
    }),
  );
  return (
    <Page
      title={t(limit === 1 ? "scanner.choose.titleOne" : "scanner.choose.titleMany")}
      lead={t("scanner.choose.lead")}
      actions={
        <Button kind="main" busy={isBusy} disabled={only === undefined} onPress={go}>
          {only === undefined
            ? t("scanner.choose.none")
            : limit === 1
              ? t("scanner.choose.goOne", { tyre: tyreNameInside(t, { position: only }) })
              : t("scanner.choose.goMany", { count: chosen.length })}
        </Button>
      }
      picture={<Car wheels={wheels} onChoose={choose} />}
    />
  );
}

/** One replaces the other where there is room for one; else a further one is added as long as there is room. */
function toggled(chosen: readonly PositionCode[], position: PositionCode, limit: number): readonly PositionCode[] {
  if (limit === 1) return [position];
  if (chosen.includes(position)) return chosen.filter((one) => one !== position);
  return chosen.length < limit ? [...chosen, position] : chosen;
}
