import { useState, type ReactElement } from "react";
import { Trash2 } from "lucide-react";
import { Banner } from "../Banner.tsx";
import { Button, ButtonLink, IconButton } from "../Button.tsx";
import { Card, Section, Stack } from "../Card.tsx";
import { CodeBlock } from "../CodeBlock.tsx";
import { Confirm } from "../Confirm.tsx";
import { CopyButton } from "../CopyButton.tsx";
import { Dialog } from "../Dialog.tsx";
import { ErrorPanel } from "../ErrorPanel.tsx";
import { setPageLoading, startLoading } from "../loading.ts";
import { StateBadge } from "../StateBadge.tsx";
import { toast } from "../toast.ts";
import css from "./Styleguide.module.css";

export function Messages(): ReactElement {
  return (
    <Section title="Actions and messages" id="messages">
      <div className={css.grid}>
        <Card title="Buttons" level={3}>
          <Stack row gap="tight">
            <Button kind="main">Book this time</Button>
            <Button>Change</Button>
            <Button kind="quiet">Not now</Button>
            <Button kind="danger">Delete car</Button>
          </Stack>
          <Stack row gap="tight">
            <Button kind="main" busy>
              Sending
            </Button>
            <Button disabled>Switched off</Button>
            <Button small>Small</Button>
            <ButtonLink small href="#messages">
              A link
            </ButtonLink>
            <IconButton label="Delete" icon={<Trash2 aria-hidden="true" />} />
          </Stack>
          <Button kind="main" wide>
            Scan front left
          </Button>
        </Card>
        <Card title="States" level={3}>
          <Stack row gap="tight">
            <StateBadge tone="good">Passed</StateBadge>
            <StateBadge tone="soon">Replace soon</StateBadge>
            <StateBadge tone="now">Change tyre</StateBadge>
            <StateBadge tone="waiting">Waiting for customer response</StateBadge>
            <StateBadge tone="neutral">Cancelled</StateBadge>
          </Stack>
        </Card>
        <Card title="Code" level={3}>
          <CodeBlock label="A command" text="curl -s https://treadclub.example/measurement/v1/docs" />
          <div>
            <CopyButton text="curl -s https://treadclub.example/measurement/v1/docs" label="Copy command" />
          </div>
        </Card>
        <Overlays />
      </div>
      <Stack gap="tight">
        <Banner kind="demo" />
        <Banner kind="impersonation" name="Anna Miller" action={<Button small>Return to my account</Button>} />
        <Banner kind="offline" />
        <Banner kind="away" />
        <Banner kind="version" action={<Button small>Load it now</Button>} />
      </Stack>
      <ErrorPanel onRetry={() => toast.success("Tried again")} reference="req_7Kx2" />
    </Section>
  );
}

function Overlays(): ReactElement {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <Card title="Toasts, dialogs, loading" level={3}>
      <Stack row gap="tight">
        <Button small onClick={() => toast.success("Voucher used. Anna pays £84.50.")}>
          Success
        </Button>
        <Button small onClick={() => toast.warning("12 SMS credits left this month.")}>
          Warning
        </Button>
        <Button small onClick={() => toast.error("This voucher was used at 10:42. Ask Anna for another one.")}>
          Error
        </Button>
        <Button small onClick={() => setOpen(true)}>
          Dialog
        </Button>
        <Button small onClick={() => setAsking(true)}>
          Confirm
        </Button>
        <Button small onClick={() => setTimeout(startLoading(), 2000)}>
          Loading
        </Button>
        <Button
          small
          onClick={() => {
            setPageLoading(true);
            setTimeout(() => setPageLoading(false), 1500);
          }}
        >
          Mask
        </Button>
      </Stack>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="What the depths mean"
        actions={<Button onClick={() => setOpen(false)}>Understood</Button>}
      >
        <p>
          New tyres have about 8 mm. The legal minimum is 1.6 mm across the central three quarters of the tread, all the
          way round. We recommend replacing tyres below 3.0 mm.
        </p>
      </Dialog>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title="Use this voucher?"
        actionLabel="Use voucher"
        onConfirm={() => toast.success("Voucher used")}
      >
        <p>It takes £5 off Anna’s bill. This cannot be undone.</p>
      </Confirm>
    </Card>
  );
}
