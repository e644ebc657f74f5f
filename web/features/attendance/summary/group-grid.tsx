import { showMinutes } from '@muster/domain/attendance/summary/attendances.ts';
import { countedDays } from '@muster/domain/attendance/summary/day-totals.ts';
import type { GroupMember } from '@muster/domain/attendance/summary/summary-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../../../components/month-calendar/day-state.ts';
import { lastInSight } from '../../../components/page/wide-table.tsx';
import { type DayHeadProps, DaysGrid, type MemberRowProps } from '../grid/days-grid.tsx';
import { MemberHead } from '../grid/member-head.tsx';
import { cellsOnPaper } from './group-paper.tsx';
import { isShown, useSummaryWords } from './summary-words.ts';

interface GroupGridProps {
  readonly members: readonly GroupMember[];
  readonly today: Day;
  /** Whether there are others on other pages, who are not in the sums. */
  readonly isPage?: boolean;
  readonly onOpen: (member: GroupMember, date: string) => void;
}

/**
 * Members down, days across, sums at both edges. The names and the days stay in sight; a month fits a wide screen, and
 * elsewhere opens at today.
 */
export function GroupGrid({ members, today, isPage = false, onOpen }: GroupGridProps) {
  const { t } = useTranslation();
  const dates = members[0]?.days.map((it) => it.date) ?? [];
  const presentOn = dates.map((_, index) => members.filter((it) => it.days[index]?.status === 'present').length);
  const places = members.flatMap((it) => it.days.filter(isShown).map(({ date }) => ({ of: it.membernoid, date })));
  const total = members.reduce((all, it) => all + it.totals.workedminutes, 0);
  return (
    <DaysGrid
      label={t('summary.group.title')}
      cells={{ ...cells, ...cellsOnPaper }}
      {...{ members, today, places, DayHead, MemberRow, onOpen }}
      beside={
        <>
          <th scope="col">{t('summary.group.worked')}</th>
          <th scope="col">{t('summary.status.absent')}</th>
          <th scope="col">{t('summary.totals.late')}</th>
        </>
      }
      foot={
        <>
          <th scope="row">{t(isPage ? 'summary.group.presentOnPage' : 'summary.group.presentOn')}</th>
          {presentOn.map((count, index) => (
            <td key={dates[index]}>{count}</td>
          ))}
          <td>{showMinutes(total)}</td>
          <td>{members.reduce((all, it) => all + countedDays(it).absent, 0)}</td>
          <td>{members.reduce((all, it) => all + it.totals.late, 0)}</td>
        </>
      }
    />
  );
}

function DayHead({ date, isToday }: DayHeadProps) {
  const { t } = useTranslation();
  const number = Number(date.slice(8));
  if (!isToday) {
    return (
      <th scope="col" aria-label={showDay(date)}>
        {number}
      </th>
    );
  }
  return (
    <th
      ref={lastInSight}
      scope="col"
      aria-current="date"
      aria-label={[showDay(date), t('common.today')].join(t('common.comma'))}
    >
      <span>{number}</span>
    </th>
  );
}

const MemberRow = memo(function MemberRow({ member, stop, onReach, onOpen }: MemberRowProps<GroupMember>) {
  const { t } = useTranslation();
  const words = useSummaryWords();
  return (
    <tr>
      <MemberHead member={member} />
      {member.days.map((it) => {
        const state = words.stateOf(it);
        // What is not counted stands on bare ground, as what is to come does.
        const tone = it.status && state && toneOf(state);
        return (
          <td key={it.date} style={tone ? { background: `color-mix(in srgb, ${tone.main} 18%, transparent)` } : {}}>
            {isShown(it) && (
              <button
                type="button"
                tabIndex={it.date === stop ? 0 : -1}
                onFocus={() => onReach({ of: member.membernoid, date: it.date })}
                onClick={() => onOpen(member, it.date)}
                aria-label={t('summary.group.open', {
                  name: member.membername,
                  day: showDay(it.date),
                  status: words.labelOf(it),
                })}
              >
                {state?.letter ?? t('summary.letters.upcoming')}
              </button>
            )}
          </td>
        );
      })}
      <td>{showMinutes(member.totals.workedminutes)}</td>
      <td>{countedDays(member).absent}</td>
      <td>{member.totals.late}</td>
    </tr>
  );
});

const cells = {
  '& th, & td': { textAlign: 'center', p: 0, minWidth: 24 },
  '& thead th, & tfoot th, & tfoot td': { py: 1, px: 0.5 },
  '& th[aria-current]': { px: 0 },
  '& th[aria-current] > span': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 'max(24px, 1.7em)',
    height: 'max(24px, 1.7em)',
    borderRadius: 13,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 700,
  },
  '& tr > th:first-of-type': { px: 1.5, minWidth: { xs: 'min(7.25rem, 44vw)', sm: 132 } },
  '& td:nth-last-of-type(-n+3), & thead th:nth-last-of-type(-n+3)': { px: 0.5, minWidth: 44 },
  '& tbody tr': { contentVisibility: 'auto', containIntrinsicSize: 'auto 44px' },
  '& button': {
    width: '100%',
    minWidth: 24,
    '@media (pointer: coarse)': { minWidth: 44 },
    height: 44,
    border: 0,
    font: 'inherit',
    fontWeight: 600,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -3 },
  },
};
