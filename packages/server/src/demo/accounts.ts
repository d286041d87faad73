/** The password of every demo account; they exist only where DEMO is on, which production refuses. */
export const demoPassword = "forecourt in the rain";

export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

/** One account per role, printed at start. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: "super_admin", email: "super@treadclub.example", password: demoPassword },
  { role: "admin", email: "admin@treadclub.example", password: demoPassword },
  { role: "member", email: "owner@forgelane.example", password: demoPassword },
  { role: "member staff", email: "staff@forgelane.example", password: demoPassword },
  { role: "consumer", email: "anna@treadclub.example", password: demoPassword },
  { role: "supplier", email: "supplier@treadclub.example", password: demoPassword },
];
