const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const NONE = 'none';

/** Weekdays by their numbers, 1 = Monday to 7 = Sunday: `Sat, Sun`. */
export const showWeekdays = (days: readonly number[]): string => days.map((it) => names[it - 1]).join(', ') || NONE;
