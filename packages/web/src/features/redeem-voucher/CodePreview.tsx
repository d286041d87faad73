import { useEffect, useState, type ReactElement } from "react";
import { normaliseCode } from "@treadclub/rules/codes";
import { worthOf } from "#kit/discount-words.ts";
import { useFormat } from "#kit/format.ts";
import { useT } from "#kit/i18n.ts";
import { useCall } from "#kit/queries.ts";

/** As long as the codes of vouchers are. */
const codeLength = 10;
const restMs = 400;

/** Says what a typed code gives before it is opened; tries are limited, so it asks once the code is whole. */
export function CodePreview({ typed }: { readonly typed: string }): ReactElement {
  const t = useT();
  const format = useFormat();
  const code = useRested(normaliseCode(typed));
  const { data } = useCall("discountInfByCode", { params: { code } }, { enabled: code.length === codeLength });
  const isShown = data !== undefined && code.length === codeLength;
  return (
    <p role="status">
      {isShown &&
        format.facts(
          data.title,
          worthOf(data, t, format),
          t(data.can.use ? "office.voucher.previewValid" : `base.state.voucher.${data.state}`),
        )}
    </p>
  );
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
