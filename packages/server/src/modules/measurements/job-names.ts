/** Looks at a session of the service. */
export const followJob = "follow-measurement";
/** Refuses at the service what nobody can pay for. */
export const refuseJob = "refuse-measurement";
