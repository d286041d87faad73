import { useState, type ReactElement } from "react";
import { CalendarDays, Car, House, Menu, Ticket } from "lucide-react";
import { Button } from "../Button.tsx";
import { Card, Section, Stack } from "../Card.tsx";
import { Countdown } from "../Countdown.tsx";
import { DateText, RelativeTime } from "../DateText.tsx";
import { Empty } from "../Empty.tsx";
import { KeyValues } from "../KeyValues.tsx";
import { BottomBar, LeftRail, type MenuItem } from "../Menus.tsx";
import { Money } from "../Money.tsx";
import { PhotoViewer } from "../PhotoViewer.tsx";
import { Plate } from "../Plate.tsx";
import { ProgressBar } from "../ProgressBar.tsx";
import { Skeleton } from "../Skeleton.tsx";
import { Spinner } from "../Spinner.tsx";
import { Steps } from "../Steps.tsx";
import { Tabs } from "../Tabs.tsx";
import { ThemeSwitch } from "../ThemeSwitch.tsx";
import { UiLink } from "../UiLink.tsx";
import { Wordmark } from "../Wordmark.tsx";
import { ago, drawnPhoto } from "./samples.ts";
import css from "./Styleguide.module.css";

const menu: readonly MenuItem[] = [
  { label: "Home", href: "#home", icon: <House aria-hidden="true" />, current: true },
  { label: "Tyres", href: "#tyres", icon: <Car aria-hidden="true" /> },
  { label: "Vouchers", href: "#vouchers", icon: <Ticket aria-hidden="true" />, count: 2 },
  { label: "Bookings", href: "#bookings", icon: <CalendarDays aria-hidden="true" />, count: 120 },
  { label: "More", href: "#more", icon: <Menu aria-hidden="true" /> },
];

export function Family(): ReactElement {
  const [until] = useState(() => new Date(Date.now() + 281_000).toISOString());
  return (
    <Section title="Family" id="family">
      <div className={css.grid}>
        <Card title="What is known" level={3} badge={<Plate value="AB51CDE" size="small" />}>
          <KeyValues
            items={[
              { label: "Car", value: "Volkswagen Golf, blue, 2019", action: <UiLink href="#car">Change</UiLink> },
              { label: "Tyre size", value: "205/55 R16 91V" },
              { label: "MOT due", value: <DateText value="2027-03-27" /> },
              {
                label: "Last scan",
                value: <RelativeTime value={ago(3 * 24 * 60)} />,
              },
              { label: "Total", value: <Money pence={35_800} vat /> },
            ]}
          />
        </Card>
        <Card title="Amounts" level={3}>
          <Money pence={35_800} size="hero" vat />
          <Money pence={8950} size="large" vat />
          <Money pence={500} short />
        </Card>
        <Card title="Progress" level={3}>
          <Steps steps={["Choose tyre", "Take photos", "Send"]} current={1} />
          <ProgressBar label="Sending photos" share={0.62} detail="2 of 3" />
          <ProgressBar label="Checking" share={null} />
          <Countdown until={until} label="We hold Tuesday 9:30 for you:" />
          <Stack row>
            <Spinner /> <Spinner size="large" />
          </Stack>
        </Card>
        <Nothing />
        <div className={css.phone}>
          <p>The phone’s menu at the foot of the screen.</p>
          <BottomBar items={menu} label="Example of a phone menu" />
        </div>
        <div className={css.rail}>
          <LeftRail items={menu} label="Example of an office menu" top={<Wordmark />} />
        </div>
        <Card title="Switches" level={3}>
          <ThemeSwitch />
          <Tabs
            label="Example of tabs"
            items={[
              { label: "Open", href: "#open", current: true, count: 12 },
              { label: "Answered", href: "#answered", count: 4 },
              { label: "All", href: "#all" },
            ]}
          />
          <Wordmark />
        </Card>
      </div>
      <Photos />
    </Section>
  );
}

function Nothing(): ReactElement {
  return (
    <>
      <Empty
        level={3}
        picture="tyre"
        title="No scans yet"
        text="A scan takes two minutes and tells you how much tread is left."
        action={<Button kind="main">Scan a tyre</Button>}
      />
      <Empty level={3} picture="car" title="No car yet" action={<Button kind="main">Add a car</Button>} />
      <Empty level={3} picture="ticket" title="No vouchers" />
      <Empty level={3} picture="calendar" title="No bookings" />
      <Skeleton shape="card" />
      <Skeleton shape="detail" />
      <Skeleton shape="list" rows={3} />
    </>
  );
}

function Photos(): ReactElement {
  const [photos] = useState(() => [
    {
      src: drawnPhoto("#4b4843", 0),
      alt: "Tread of the front left tyre, inner edge to the left",
      caption: "Inner edge",
    },
    { src: drawnPhoto("#5a564f", 12), alt: "Tread of the front left tyre, middle", caption: "Middle" },
    { src: drawnPhoto("#3d3a36", 24), alt: "Tread of the front left tyre, outer edge", caption: "Outer edge" },
  ]);
  return <PhotoViewer photos={photos} layout="side" />;
}
