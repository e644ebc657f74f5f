import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { RosterMember } from '@muster/domain/attendance/roster/roster-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ruled } from '../../../components/list-line.ts';
import { StateLetter } from '../../../components/month-calendar/calendar-day.tsx';
import { showDayWithWeekday, showNarrowWeekday } from '../../../lib/time/show-time.ts';
import { type RosterEntry, type RosterSection, sectionsOf } from './roster-sections.ts';
import { useRosterWords } from './roster-words.ts';

interface RosterDayListProps {
  readonly members: readonly RosterMember[];
  readonly today: Day;
  readonly isPage: boolean;
  readonly onOpen: (member: RosterMember, date: string) => void;
}

/** One day at a time for a phone: who is due by when they begin, then who is not and why. */
export function RosterDayList({ members, today, isPage, onOpen }: RosterDayListProps) {
  const { t, i18n } = useTranslation();
  const dates = members[0]?.days.map((it) => it.date) ?? [];
  // The same weekday again in another week.
  const [chosen, setChosen] = useState<number | undefined>();
  const date = dates[chosen ?? Math.max(0, dates.indexOf(today))] ?? '';
  const sections = sectionsOf(members, date);
  const due = sections.reduce((all, it) => all + (it.due ? it.entries.length : 0), 0);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ToggleButtonGroup
        exclusive
        value={date}
        aria-label={t('roster.day')}
        onChange={(_event, next) => next && setChosen(dates.indexOf(next))}
        sx={strip}
      >
        {dates.map((it) => (
          <ToggleButton key={it} value={it} aria-label={wordsOf(it)} aria-current={it === today ? 'date' : undefined}>
            <span>{showNarrowWeekday(it, i18n.language)}</span>
            <b>{Number(it.slice(8))}</b>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography component="p" aria-live="polite" sx={{ fontWeight: 600 }}>
        {t('roster.dayDue', {
          day: showDayWithWeekday(date, i18n.language),
          due: t(isPage ? 'roster.someDueOnPage' : 'roster.someDue', { count: due }),
        })}
      </Typography>
      {sections.map((it) => (
        <Section key={it.key} section={it} onOpen={({ member, day }) => onOpen(member, day.date)} />
      ))}
    </Box>
  );

  function wordsOf(it: Day): string {
    return [showDayWithWeekday(it, i18n.language), it === today && t('common.today')]
      .filter(Boolean)
      .join(t('common.comma'));
  }
}

interface SectionProps {
  readonly section: RosterSection;
  readonly onOpen: (entry: RosterEntry) => void;
}

function Section({ section: { due, status, entries }, onOpen }: SectionProps) {
  const { t } = useTranslation();
  const words = useRosterWords();
  const state = status === null ? undefined : words.freeState(status);
  const title = due ? t('roster.times', due) : (state?.label ?? t('roster.nobodyDue'));
  return (
    <Box component="section" aria-label={[title, due?.shift].filter(Boolean).join(t('common.comma'))}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        {state && <StateLetter state={state} />}
        <Typography component="h3" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {title}
        </Typography>
        {due && <Typography color="textSecondary">{due.shift}</Typography>}
        <Typography color="textSecondary" sx={{ ml: 'auto' }}>
          {entries.length}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((it) => (
          <Line key={it.member.membernoid} entry={it} onOpen={onOpen} />
        ))}
      </Box>
    </Box>
  );
}

function Line({ entry, onOpen }: { readonly entry: RosterEntry; readonly onOpen: SectionProps['onOpen'] }) {
  const { t } = useTranslation();
  const words = useRosterWords();
  const { member, day } = entry;
  const marks = [day.due ? words.stateOf(day) : undefined, words.waitsOf(day)].filter((it) => it !== undefined);
  return (
    <Box component="li" sx={ruled}>
      <Box
        component="button"
        type="button"
        onClick={() => onOpen(entry)}
        aria-label={t('summary.group.open', {
          name: member.membername,
          day: showDay(day.date),
          status: words.labelOf(day),
        })}
        sx={line}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {member.membername}
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', ml: 1 }}>
            {member.membercode}
          </Box>
        </Box>
        {day.off?.map((it) => (
          <small key={it.from}>{t('roster.off', it)}</small>
        ))}
        {marks.map((it) => (
          <StateLetter key={it.letter} state={it} />
        ))}
      </Box>
    </Box>
  );
}

/** As wide as the card, so that each of seven is wide enough for a thumb. */
const strip = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  mx: -1,
  '& .MuiToggleButton-root': {
    flexDirection: 'column',
    minHeight: 56,
    px: 0,
    py: 0.5,
    lineHeight: 1.3,
    overflow: 'hidden',
  },
  '& span': { fontSize: 'min(0.75rem, 16px)' },
  '& [aria-current] b': { textDecoration: 'underline', textUnderlineOffset: 3, textDecorationThickness: 2 },
} as const;

const line = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  width: '100%',
  minHeight: 48,
  px: 0,
  py: 0.5,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3 },
} as const;
