import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { homeOf } from "#kit/role.ts";
import { useSession } from "#kit/session.ts";
import { ScanTest } from "#features/scan-test/ScanTest.tsx";

const path = "/app/scan_test";

export function Screen(): ReactElement {
  const navigate = useNavigate();
  const { user } = useSession();
  return <ScanTest home={user ? homeOf(user) : "/app"} onRead={() => void navigate({ href: path, replace: true })} />;
}
