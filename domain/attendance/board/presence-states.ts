export const presenceStates = ['in', 'out', 'leave', 'trip', 'holiday', 'off', 'absent'] as const;
export type PresenceState = (typeof presenceStates)[number];

/** Who is late stands out from those who are not due yet, or left. */
export const boardStates = ['in', 'late', 'out', 'leave', 'trip', 'holiday', 'off', 'absent'] as const;
export type BoardState = (typeof boardStates)[number];

export const boardStateOf = ({ state, late }: { readonly state: PresenceState; readonly late: boolean }): BoardState =>
  late ? 'late' : state;
