/** The roles of the platform's own people. */
export const officeRoles = ["admin", "super_admin", "supplier"] as const;
