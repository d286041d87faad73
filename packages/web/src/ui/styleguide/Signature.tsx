import { useState, type ReactElement } from "react";
import type { TyrePosition } from "@treadclub/rules/vehicle-position";
import { Button } from "../Button.tsx";
import { CarFromAbove } from "../CarFromAbove.tsx";
import { Card, Section, Stack } from "../Card.tsx";
import { Plate } from "../Plate.tsx";
import { PlateInput } from "../PlateInput.tsx";
import { QrCode } from "../QrCode.tsx";
import { TreadLine } from "../TreadLine.tsx";
import { TreadProfile } from "../TreadProfile.tsx";
import { VoucherTicket } from "../VoucherTicket.tsx";
import { WaitClock } from "../WaitClock.tsx";
import { ago, forecast, scans, wheels } from "./samples.ts";
import css from "./Styleguide.module.css";

export function Signature(): ReactElement {
  const [wheel, setWheel] = useState<TyrePosition>("front_left");
  return (
    <Section title="Signature pieces" id="signature">
      <div className={css.wideGrid}>
        <Card title="Car from above: choose a tyre">
          <CarFromAbove wheels={wheels} selected={wheel} onChoose={setWheel} />
        </Card>
        <Card title="Car from above: read">
          <CarFromAbove wheels={wheels} label="Golf from above" />
        </Card>
        <Card title="Tread profile: below the limit">
          <TreadProfile depths={{ innerMm: 1.4, middleMm: 2.8, outerMm: 4.1 }} marginMm={0.3} position="front_right" />
        </Card>
        <Card title="Tread profile: good, and not all measured">
          <TreadProfile depths={{ innerMm: 6.2, middleMm: 6.4, outerMm: 6.1 }} />
          <TreadProfile depths={{ innerMm: 2.4, middleMm: null, outerMm: 2.9 }} size="small" position="rear_left" />
        </Card>
        <Card title="Tread line">
          <TreadLine scans={scans} forecast={forecast} today="2026-05-02" />
        </Card>
        <Card title="Clock">
          <Clocks />
        </Card>
        <Vouchers />
        <Card title="Plate">
          <Plates />
        </Card>
      </div>
    </Section>
  );
}

function Clocks(): ReactElement {
  return (
    <Stack row gap="wide">
      <WaitClock since={ago(6)} />
      <WaitClock since={ago(52)} />
      <WaitClock since={ago(135)} />
      <WaitClock since={ago(3000)} />
    </Stack>
  );
}

function Vouchers(): ReactElement {
  return (
    <Stack>
      <VoucherTicket
        level={3}
        worth="£5"
        title="Welcome voucher"
        issuer="TreadClub, at any fitter"
        code="K7QM-4TXA"
        untilDay="2026-12-31"
        qr={<QrCode size="small" text="https://treadclub.example/v/K7QM4TXA" label="QR code of voucher K7QM-4TXA" />}
      />
      <VoucherTicket
        level={3}
        worth="£12.50"
        title="Spring club"
        issuer="Kwik Grip Leeds"
        code="SPRG-20AB"
        state="reserved"
        untilDay="2026-06-30"
        actions={<Button small>Show quote</Button>}
      />
      <VoucherTicket
        level={3}
        worth="£20"
        title="Four tyres"
        issuer="Kwik Grip Leeds"
        code="FOUR-99ZX"
        state="used"
        endedAt="2026-03-12"
      />
      <VoucherTicket
        level={3}
        worth="£10"
        title="Winter club"
        issuer="Hill Tyres"
        code="WNTR-11MM"
        state="expired"
        endedAt="2026-02-28"
      />
    </Stack>
  );
}

function Plates(): ReactElement {
  const [typed, setTyped] = useState("");
  const [whole, setWhole] = useState("AB51 CDE");
  return (
    <Stack>
      <Stack row>
        <Plate value="ab51cde" side="front" size="large" />
        <Plate value="AB51CDE" size="large" />
      </Stack>
      <Stack row>
        <Plate value="A123BCD" />
        <Plate value="JIG1234" />
        <Plate value="1ABC" side="front" />
        <Plate value="KP19XYZ" size="small" />
      </Stack>
      <PlateInput id="plate-a" name="plate-a" value={typed} onChange={setTyped} />
      <PlateInput
        id="plate-b"
        name="plate-b"
        value={whole}
        onChange={setWhole}
        label="As it looks when whole"
        error="This car is already in your list"
      />
    </Stack>
  );
}
