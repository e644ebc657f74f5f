import type { Day } from '@muster/domain/calendar/company-time.ts';
import { eachDay } from '@muster/domain/calendar/span.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayState, kindColors } from '../../../components/month-calendar/day-state.ts';
import type { LeaveData } from './leave-data.ts';

export const dayKinds = ['approved', 'pending', 'trip', 'holiday', 'offday'] as const;
export type DayKind = (typeof dayKinds)[number];

const colors = {
  approved: kindColors.leave,
  pending: 'warning',
  trip: kindColors.trip,
  holiday: kindColors.holiday,
  offday: kindColors.offday,
} as const satisfies Record<DayKind, DayState['color']>;

/** What each day of the calendar is; of several things on a day the first of the list gives colour and letter. */
export function useDayStates({ days, leave }: Pick<LeaveData, 'days' | 'leave'>) {
  const { t } = useTranslation();
  const kinds = useMemo(() => kindsByDay({ days, leave }), [days, leave]);
  const stateOf = (kind: DayKind, label: string = t(`leave.calendar.${kind}`)): DayState => ({
    color: colors[kind],
    letter: t(`leave.calendar.letters.${kind}`),
    label,
  });
  return {
    stateOf: (day: Day): DayState | undefined => {
      const found = kinds.get(day);
      const first = dayKinds.find((kind) => found?.has(kind));
      if (!found || !first) return undefined;
      const labels = dayKinds.filter((kind) => found.has(kind)).map((kind) => nameOf(kind, found.get(kind)));
      return stateOf(first, labels.join(t('common.comma')));
    },
    legend: dayKinds.map((kind) => stateOf(kind)),
  };

  function nameOf(kind: DayKind, name: string | undefined): string {
    if (kind === 'holiday' && name) return name;
    if (name && (kind === 'pending' || kind === 'approved')) return t(`leave.calendar.${kind}Of`, { type: name });
    return t(`leave.calendar.${kind}`);
  }
}

/** By day what it holds, each with a name of its own where there is one. */
function kindsByDay({ days, leave }: Pick<LeaveData, 'days' | 'leave'>): Map<Day, Map<DayKind, string>> {
  const kinds = new Map<Day, Map<DayKind, string>>();
  const note = (day: Day, kind: DayKind, name: string) => {
    const held = kinds.get(day) ?? new Map<DayKind, string>();
    const before = held.get(kind);
    held.set(kind, before && name ? `${before}, ${name}` : name);
    kinds.set(day, held);
  };
  for (const { date, kind, description } of days) if (kind !== 'leave') note(date, kind, description);
  for (const it of leave) {
    if (it.approve_status === 2) continue;
    const kind = it.approve_status === 1 ? 'approved' : 'pending';
    for (const day of eachDay(it.start, it.end)) note(day, kind, it.leavetitle);
  }
  return kinds;
}
