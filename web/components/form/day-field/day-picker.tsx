import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { joinSentences } from '@muster/domain/messages/problem-text.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showDayWithWeekday, showMonth } from '../../../lib/time/show-time.ts';
import { sameDayOfMonth } from '../../month-calendar/calendar-keys.ts';
import { CalendarLegend } from '../../month-calendar/calendar-legend.tsx';
import type { DayState } from '../../month-calendar/day-state.ts';
import { MonthCalendar } from '../../month-calendar/month-calendar.tsx';
import { Steps } from '../../page/steps.tsx';
import { useHolidayStates } from './use-holiday-states.ts';

/** What a picker knows of days. */
export interface DayPickerFacts {
  readonly today: Day;
  /** 1 = Monday to 7 = Sunday. */
  readonly weekStart: number;
  /** What the days are, those of rest as well; the public holidays, if left out. */
  readonly stateOf?: (day: Day) => DayState | undefined;
  readonly legend?: readonly DayState[];
  /** Why a day cannot be picked; undefined for those that can. */
  readonly blockedOf?: (day: Day) => string | undefined;
  readonly isPicked?: (day: Day) => boolean;
  /** Where the picker opens while no day is chosen; today, if left out. */
  readonly opensAt?: Day;
}

interface DayPickerProps extends DayPickerFacts {
  readonly id: string;
  readonly label: string;
  readonly start: Day;
  /** What the field holds; empty while it is nothing. */
  readonly chosen: Day;
  readonly onPick: (day: Day) => void;
  /** Takes the chosen day away, where the field may be empty. */
  readonly onClear: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A month to pick a day from; a day that cannot be picked says why. */
export function DayPicker(props: DayPickerProps) {
  const { id, label, start, chosen, today, weekStart, blockedOf, isPicked, onPick, onClear, onClose } = props;
  const { t } = useTranslation();
  const [day, setDay] = useState(start);
  const holidays = useHolidayStates(Number(day.slice(0, 4)));
  const { stateOf, legend } = props.stateOf ? props : holidays;
  const [refused, setRefused] = useState<Day | undefined>();
  const blocked = blockedOf?.(day);
  const isRefused = blocked !== undefined && refused === day;
  const sight = useInSight(refused);
  const pick = (it: Day) => (blockedOf?.(it) === undefined ? onPick(it) : setRefused(it));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the picker closes, not the dialog around it.
    event.stopPropagation();
    onClose();
  };
  return (
    <Box ref={sight.box} id={id} role="group" aria-label={label} onKeyDown={onKeyDown} sx={frame}>
      <Box ref={sight.heading} sx={{ display: 'flex', alignItems: 'center', scrollMarginTop: 8 }}>
        <MonthSteps day={day} onDay={setDay} />
      </Box>
      <MonthCalendar
        day={day}
        onDay={setDay}
        today={today}
        weekStart={weekStart}
        stateOf={(it) => stateOf?.(it)}
        tellsRest={props.stateOf !== undefined}
        picking={{
          onPick: pick,
          blockedOf: (it) => blockedOf?.(it),
          isPicked: (it) => isPicked?.(it) ?? it === start,
        }}
      />
      <Typography
        ref={sight.word}
        role="status"
        variant="body2"
        sx={{ ...beneath, ...(isRefused && inSight), color: isRefused ? 'error.main' : 'text.secondary' }}
      >
        <WordOfDay day={day} word={blocked ?? stateOf?.(day)?.label} kept={isRefused ? chosen : ''} />
      </Typography>
      {onClear && (
        <Button onClick={onClear} sx={{ justifySelf: 'end' }}>
          {t('common.clear')}
        </Button>
      )}
      {legend && <CalendarLegend states={legend} />}
    </Box>
  );
}

/** Brings the month into sight when it opens, and a day that is refused, with the word that says why. */
function useInSight(refused: Day | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const word = useRef<HTMLParagraphElement>(null);
  // The day that has the focus is in sight by itself; the month above it, and its arrows, are not.
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (!refused) return;
    const cell = box.current?.querySelector(`[data-day="${refused}"]`);
    for (const it of [cell, word.current]) it?.scrollIntoView?.({ block: 'nearest' });
  }, [refused]);
  return { box, heading, word };
}

/** The name of the month between the steps to the one before and the next. */
function MonthSteps({ day, onDay }: { readonly day: Day; readonly onDay: (day: Day) => void }) {
  const { t, i18n } = useTranslation();
  return (
    <Steps
      previous={t('common.previousMonth')}
      next={t('common.nextMonth')}
      onStep={(direction) => onDay(sameDayOfMonth(day, direction))}
    >
      <Typography
        variant="h3"
        component="p"
        aria-live="polite"
        sx={{ flex: 1, textAlign: 'center', overflowWrap: 'anywhere' }}
      >
        {showMonth(day, i18n.language)}
      </Typography>
    </Steps>
  );
}

interface WordOfDayProps {
  readonly day: Day;
  /** What it is, or why it cannot be picked; a free day, if left out. */
  readonly word: string | undefined;
  /** The day that stays chosen in place of one that is refused. */
  readonly kept: Day;
}

function WordOfDay({ day, word, kept }: WordOfDayProps) {
  const { t, i18n } = useTranslation();
  const named = (it: Day) => showDayWithWeekday(it, i18n.language);
  const said = `${named(day)}: ${word ?? t('common.dayFree')}`;
  return kept ? joinSentences([said, t('common.dayNotTaken', { day: named(kept) })]) : said;
}

const frame = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  p: 1,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
};

const beneath = { minHeight: 40 };

/** What a tap was answered with stands at the lower edge of a dialog, over a month that reaches further down. */
const inSight = {
  '.MuiDialogContent-root &': {
    position: 'sticky',
    // As far as the padding of the dialog.
    bottom: -20,
    zIndex: 1,
    mx: -1,
    p: 1,
    bgcolor: 'background.paper',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
};
