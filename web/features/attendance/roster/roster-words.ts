import type { RosterMemberDay } from '@muster/domain/attendance/roster/roster-contract.ts';
import { useTranslation } from 'react-i18next';
import { type DayState, kindColors } from '../../../components/month-calendar/day-state.ts';

/** What a day may be instead of a shift, in the order in which it is told. */
export const freeStatuses = ['leave', 'trip', 'holiday', 'offday'] as const;
export type FreeStatus = (typeof freeStatuses)[number];
const waitingKinds = ['leave', 'trip'] as const;

/** A day of the roster in words, letters and colours. */
export function useRosterWords() {
  const { t } = useTranslation();

  /** What stands in place of a shift, or beside the half that is left of it. */
  const freeState = (status: FreeStatus): DayState => ({
    color: kindColors[status],
    letter: t(`summary.letters.${status}`),
    label: t(`summary.status.${status}`),
  });
  const waitState = (kind: 'leave' | 'trip'): DayState => ({
    color: 'warning',
    letter: t('roster.waitLetter', { letter: t(`summary.letters.${kind}`) }),
    label: t(`roster.waits.${kind}`),
  });

  const stateOf = ({ status }: Pick<RosterMemberDay, 'status'>): DayState | undefined =>
    status === null || status === 'work' ? undefined : freeState(status);
  const waitsOf = ({ waits }: Pick<RosterMemberDay, 'waits'>): DayState | undefined =>
    waits ? waitState(waits) : undefined;

  /** Why there is nothing. */
  const nothing = ({ why }: Pick<RosterMemberDay, 'why'>): string =>
    why === 'suspended' ? t('roster.suspended') : t(`summary.status.${why ?? 'none'}`);

  /** All of a day in words. */
  const labelOf = (day: RosterMemberDay): string => {
    const { status, due, shift, note } = day;
    if (status === null) return [nothing(day), note].filter(Boolean).join(t('common.comma'));
    const times = due && t('roster.times', due);
    return [status !== 'work' && t(`summary.status.${status}`), due && shift?.name, times, note]
      .filter(Boolean)
      .join(t('common.comma'));
  };

  /** What the letters of some days mean: of what waits only where something does. */
  const legendOf = (days: readonly RosterMemberDay[]): DayState[] => {
    const waiting = waitingKinds.filter((kind) => days.some((it) => it.waits === kind)).map(waitState);
    const none: DayState = { color: 'neutral', letter: t('summary.letters.not_counted'), label: t('roster.nobodyDue') };
    return [...freeStatuses.map(freeState), ...waiting, ...(days.some((it) => it.status === null) ? [none] : [])];
  };
  return { freeState, stateOf, waitsOf, nothing, labelOf, legendOf };
}
