import type { RosterMember, RosterMemberDay } from '@muster/domain/attendance/roster/roster-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StateLetter } from '../../../components/month-calendar/calendar-day.tsx';
import { toneOf } from '../../../components/month-calendar/day-state.ts';
import { showDayWithWeekday, showShortWeekday } from '../../../lib/time/show-time.ts';
import { type DayHeadProps, DaysGrid, type MemberRowProps } from '../grid/days-grid.tsx';
import { MemberHead } from '../grid/member-head.tsx';
import { useRosterWords } from './roster-words.ts';

interface RosterGridProps {
  readonly members: readonly RosterMember[];
  readonly today: Day;
  /** Whether there are others on other pages, who are not in the sums. */
  readonly isPage: boolean;
  readonly onOpen: (member: RosterMember, date: string) => void;
}

/** Members down, the days of a week across, each with the shift of the day or what takes its place; at the foot who is due. */
export function RosterGrid({ members, today, isPage, onOpen }: RosterGridProps) {
  const { t } = useTranslation();
  const dates = members[0]?.days.map((it) => it.date) ?? [];
  const places = members.flatMap((it) => dates.map((date) => ({ of: it.membernoid, date })));
  return (
    <DaysGrid
      label={t('roster.title')}
      cells={{ ...cells, ...cellsOnPaper }}
      {...{ members, today, places, DayHead, MemberRow, onOpen }}
      foot={
        <>
          <th scope="row">{t(isPage ? 'roster.dueOnPage' : 'roster.due')}</th>
          {dates.map((date, index) => (
            <td key={date}>{members.filter((it) => it.days[index]?.due).length}</td>
          ))}
        </>
      }
    />
  );
}

function DayHead({ date, isToday }: DayHeadProps) {
  const { t, i18n } = useTranslation();
  const words = [showDayWithWeekday(date, i18n.language), isToday && t('common.today')].filter(Boolean);
  return (
    <th scope="col" aria-label={words.join(t('common.comma'))} aria-current={isToday ? 'date' : undefined}>
      <div>{showShortWeekday(date, i18n.language)}</div>
      <span>{showDay(date).slice(0, 5)}</span>
    </th>
  );
}

const MemberRow = memo(function MemberRow({ member, stop, onReach, onOpen }: MemberRowProps<RosterMember>) {
  const words = useRosterWords();
  /** Days off are quieter than work, what is asked of a day louder. */
  const groundOf = (day: RosterMemberDay) => {
    const tone = words.stateOf(day) ?? words.waitsOf(day);
    const share = tone?.color === 'neutral' ? 6 : 14;
    return tone && { background: `color-mix(in srgb, ${toneOf(tone).main} ${share}%, transparent)` };
  };
  return (
    <tr>
      <MemberHead member={member} />
      {member.days.map((it) => (
        <td key={it.date} style={groundOf(it)}>
          <DayButton
            name={member.membername}
            day={it}
            isStop={it.date === stop}
            onReach={() => onReach({ of: member.membernoid, date: it.date })}
            onOpen={() => onOpen(member, it.date)}
          />
        </td>
      ))}
    </tr>
  );
});

interface DayButtonProps {
  readonly name: string;
  readonly day: RosterMemberDay;
  readonly isStop: boolean;
  readonly onReach: () => void;
  readonly onOpen: () => void;
}

function DayButton({ name, day, isStop, onReach, onOpen }: DayButtonProps) {
  const { t } = useTranslation();
  const words = useRosterWords();
  const state = words.stateOf(day);
  const waits = words.waitsOf(day);
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      onFocus={onReach}
      onClick={onOpen}
      aria-label={t('summary.group.open', { name, day: showDay(day.date), status: words.labelOf(day) })}
      {...(day.due ? {} : { 'data-quiet': '' })}
    >
      <span>
        {state && <b>{state.letter}</b>}
        {day.due && <Times {...day.due} />}
        {day.status === null && <b>{t('summary.letters.not_counted')}</b>}
        {waits && <StateLetter state={waits} />}
        {day.off?.map((it) => (
          <small key={it.from}>{t('roster.off', it)}</small>
        ))}
      </span>
    </button>
  );
}

/** In a narrow column the one stands beneath the other. */
const Times = ({ from, to }: { readonly from: string; readonly to: string }) => (
  <span>
    {from}–<wbr />
    {to}
  </span>
);

const cells = {
  tableLayout: 'fixed',
  minWidth: 560,
  '& th, & td': { textAlign: 'center', p: 0, overflowWrap: 'break-word' },
  '& thead th, & tfoot th, & tfoot td': { py: 1, px: 0.5 },
  '& thead th > div': { fontSize: '0.8125rem' },
  '& thead th > span': { display: 'inline-block', color: 'text.primary', fontWeight: 600, fontSize: '0.8125rem' },
  '& th[aria-current] > span': {
    px: 1,
    borderRadius: 13,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 700,
  },
  '& tr > th:first-of-type': { px: 1.5, width: { sm: 132, md: 200 } },
  '& tbody tr': { contentVisibility: 'auto', containIntrinsicSize: 'auto 48px' },
  '& button': {
    display: 'block',
    width: '100%',
    minHeight: 48,
    p: 0.5,
    border: 0,
    font: 'inherit',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& button > span': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 0.75,
    rowGap: 0.25,
    alignItems: 'center',
    justifyContent: 'center',
  },
  '& button b': { fontWeight: 700 },
  '& [data-quiet]': { color: 'text.secondary' },
} as const;

/** The same on paper: a line a member, in their colours. */
const cellsOnPaper = {
  '@media print': {
    fontSize: '0.75rem',
    minWidth: 0,
    '& tr > th:first-of-type': { px: 0.5, width: 150 },
    '& thead th, & tfoot th, & tfoot td': { py: 0.5, px: 0 },
    '& tfoot': { display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
    '& tbody tr': { contentVisibility: 'visible' },
    '& th[aria-current] > span': { printColorAdjust: 'exact' },
    '& button': { minHeight: 26, p: 0, fontSize: 'inherit', color: '#000', printColorAdjust: 'exact' },
    '& [data-quiet]': { color: '#000' },
    '& :is(td, button *)': { printColorAdjust: 'exact' },
  },
};
