/** The kind of a day by calendar, pattern and single days alone. */
export const dayKinds = ['workday', 'offday', 'holiday'] as const;
export type DayKind = (typeof dayKinds)[number];

/**
 * What a day is for a member: who is told to work on it works, whatever the holidays and the pattern say. Whoever asks
 * whether a day is free, for the summary or for leave, asks here.
 */
export function kindOf(isHoliday: boolean, rests: boolean, override: 'off' | 'work' | undefined): DayKind {
  if (override === 'work') return 'workday';
  if (isHoliday) return 'holiday';
  return rests || override === 'off' ? 'offday' : 'workday';
}
