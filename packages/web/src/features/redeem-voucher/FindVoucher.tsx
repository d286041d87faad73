import { useEffect, useState, type ReactElement } from "react";
import { api } from "#kit/api.ts";
import { errorText } from "#kit/errors.ts";
import { notice } from "#kit/notices.ts";
import { keepTillUser } from "#kit/wallet.ts";
import { KeepVoucher } from "./KeepVoucher.tsx";
import { KeptVouchers } from "./KeptVouchers.tsx";
import { ScanQr, type Scanned } from "./ScanQr.tsx";
import { isCutOff, useKept } from "./use-kept.ts";
import { VoucherCodeForm, type VoucherFound } from "./VoucherCodeForm.tsx";

interface FindVoucherProps {
  readonly memberId: number;
  readonly onFound: VoucherFound;
  /** One that was opened and cannot be looked up for want of a network. */
  readonly unread?: string | undefined;
}

/** Camera and code field, and without a network what the till keeps until it can be sent. */
export function FindVoucher({ memberId, onFound, unread }: FindVoucherProps): ReactElement {
  const kept = useKept(memberId);
  const [typed, setTyped] = useState<string | null>(null);
  const [cleared, setCleared] = useState<string | undefined>();
  const offline = typed ?? (unread === cleared ? null : (unread ?? null));
  useEffect(() => keepTillUser(), []);
  const scanned = async ({ id, code }: Scanned): Promise<void> => {
    setTyped(null);
    if (!navigator.onLine) return setTyped(code);
    if (id !== null) return onFound(id, code);
    try {
      const voucher = await api.call("getVoucherByCode", { params: { code } });
      onFound(voucher.id, voucher.code);
    } catch (error) {
      if (isCutOff(error)) setTyped(code);
      else notice("error", errorText(error));
    }
  };
  return (
    <>
      <ScanQr onVoucher={(found) => void scanned(found)} />
      <VoucherCodeForm
        onFound={(id, code) => {
          setTyped(null);
          onFound(id, code);
        }}
        onCutOff={setTyped}
      />
      {offline !== null && (
        <KeepVoucher
          key={offline}
          memberId={memberId}
          code={offline}
          onKept={() => {
            setTyped(null);
            setCleared(unread);
            void kept.refresh();
          }}
        />
      )}
      <KeptVouchers kept={kept} />
    </>
  );
}
