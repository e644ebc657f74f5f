import type { Day } from '@muster/domain/calendar/company-time.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayState, kindColors } from '../../../components/month-calendar/day-state.ts';
import { useLeaveWords } from '../leave-words.ts';
import type { LeaveData } from './leave-data.ts';

export const dayKinds = ['approved', 'pending', 'trip', 'holiday', 'offday', 'hours', 'hoursWait'] as const;
export type DayKind = (typeof dayKinds)[number];

const colors = {
  approved: kindColors.leave,
  pending: 'warning',
  trip: kindColors.trip,
  holiday: kindColors.holiday,
  offday: kindColors.offday,
  hours: kindColors.leave,
  hoursWait: 'warning',
} as const satisfies Record<DayKind, DayState['color']>;

/**
 * What each day of the calendar is; of several things on a day the first of the list gives colour and letter. The leave
 * that is being changed hides nothing of what its days are without it.
 */
export function useDayStates({ days, leave }: Pick<LeaveData, 'days' | 'leave'>, changing?: LeaveView) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const without = changing?.id;
  const kinds = useMemo(
    () => kindsByDay({ days, leave: leave.filter((it) => it.id !== without) }),
    [days, leave, without],
  );
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
      const labels = dayKinds.filter((kind) => found.has(kind)).map((kind) => nameOf(kind, found.get(kind) ?? []));
      return stateOf(first, labels.join(t('common.comma')));
    },
    legend: dayKinds.filter((kind) => !isOfHours(kind) || isOnAny(kind)).map((kind) => stateOf(kind)),
  };

  /** Hours off are told where there are some: not every company gives them. */
  function isOnAny(kind: DayKind): boolean {
    return [...kinds.values()].some((it) => it.has(kind));
  }

  function nameOf(kind: DayKind, held: readonly Held[]): string {
    const name = held.map(oneOf).filter(Boolean).join(t('common.comma'));
    if (kind === 'holiday' && name) return name;
    if (name && (kind === 'pending' || kind === 'approved')) return t(`leave.calendar.${kind}Of`, { type: name });
    if (isOfHours(kind)) return t(`leave.calendar.${kind}Of`, { times: name });
    return t(`leave.calendar.${kind}`);
  }

  function oneOf({ name, leave: of }: Held): string {
    return of?.part ? t('leave.spanPart', { span: name, part: words.part(of.part, of.parttimes) }) : name;
  }
}

const isOfHours = (kind: DayKind) => kind === 'hours' || kind === 'hoursWait';

/** Something on a day, with a name of its own where it has one; leave may take half of the day. */
interface Held {
  readonly name: string;
  readonly leave?: Pick<LeaveView, 'part' | 'parttimes'>;
}

/** By day what it holds. */
function kindsByDay({ days, leave }: Pick<LeaveData, 'days' | 'leave'>): Map<Day, Map<DayKind, readonly Held[]>> {
  const kinds = new Map<Day, Map<DayKind, readonly Held[]>>();
  const note = (day: Day, kind: DayKind, one: Held) => {
    const held = kinds.get(day) ?? new Map<DayKind, readonly Held[]>();
    held.set(kind, [...(held.get(kind) ?? []), one]);
    kinds.set(day, held);
  };
  for (const { date, kind, description, waits } of days)
    if (kind !== 'leave') note(date, waits ? 'hoursWait' : kind, { name: description });
  for (const it of leave) {
    if (it.approve_status === 2) continue;
    const kind = it.approve_status === 1 ? 'approved' : 'pending';
    for (const day of eachDay(it.start, it.end)) note(day, kind, { name: it.leavetitle, leave: it });
  }
  return kinds;
}
