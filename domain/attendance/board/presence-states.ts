export const presenceStates = ['in', 'out', 'leave', 'trip', 'holiday', 'off', 'absent'] as const;
export type PresenceState = (typeof presenceStates)[number];
