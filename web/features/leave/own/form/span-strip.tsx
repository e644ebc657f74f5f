import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { DayPart } from '@muster/domain/calendar/day-part.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StateLetter } from '../../../../components/month-calendar/calendar-day.tsx';
import type { DayState } from '../../../../components/month-calendar/day-state.ts';
import { leaveQueries } from '../../../../data/leave/leave.ts';
import { useCurrentMember } from '../../../../lib/session/session-store.ts';
import { showNarrowWeekday, showShortWeekday } from '../../../../lib/time/show-time.ts';
import { useLeaveWords } from '../../leave-words.ts';
import { balanceAfter, costOf, endingDays, type Span, type SpanFacts } from './leave-checks.ts';

/** A longer span is told by its figures alone. */
const MOST_DAYS = 31;

interface SpanStripProps {
  readonly span: Span;
  readonly facts: SpanFacts;
  readonly stateOf: (day: Day) => DayState | undefined;
  /** The type has no balance to tell. */
  readonly unlimited: boolean;
}

/**
 * The days of a leave side by side, each with what it is, which half of it is taken and whether it costs, and what is left
 * of the balance after them.
 */
export function SpanStrip({ span, facts, stateOf, unlimited }: SpanStripProps) {
  const { t, i18n } = useTranslation();
  const words = useLeaveWords();
  const { membercode } = useCurrentMember();
  const { part } = span;
  const { data: times } = useQuery({ ...leaveQueries.halves(membercode, span.from), enabled: part !== null });
  const half = part && words.part(part, times?.[part]);
  const cost = costOf(span, facts);
  const free = new Set(cost.uncharged);
  const days = eachDay(span.from, span.to);
  // Where more is taken than there is, the field says so.
  const left = facts.balances.map((it) => balanceAfter(it, cost)).filter((it) => !unlimited && it.remaining >= 0);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {days.length <= MOST_DAYS && (
        <Box component="ul" aria-label={t('leave.form.spanDays')} sx={strip}>
          {days.map((day) => {
            const state = stateOf(day);
            const costs = free.has(day) ? t('leave.form.costsNothing') : t('leave.form.costs');
            const said = [`${showShortWeekday(day, i18n.language)} ${showDay(day)}`, state?.label, half, costs];
            return (
              <Box
                component="li"
                key={day}
                aria-label={said.filter(Boolean).join(t('common.comma'))}
                sx={cell(free.has(day), part)}
              >
                <span aria-hidden>{showNarrowWeekday(day, i18n.language)}</span>
                <Box component="strong" aria-hidden>
                  {Number(day.slice(8))}
                </Box>
                {half && <span aria-hidden>½</span>}
                {state && <StateLetter state={state} />}
              </Box>
            );
          })}
        </Box>
      )}
      {left.map((it) => (
        <Typography key={it.year} variant="body2">
          {t(facts.balances.length > 1 ? 'leave.form.afterOfYear' : 'leave.form.after', {
            remaining: it.remaining,
            entitled: it.entitled,
            from: showDay(fiscalYearDays(it.year).from),
          })}
          {endingDays(it) > 0 && it.carried && (
            <>
              {' '}
              {t('leave.form.afterCarried', {
                days: words.days(endingDays(it)),
                until: showDay(it.carried.until),
              })}
            </>
          )}
        </Typography>
      ))}
    </Box>
  );
}

const strip = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 };

const TINT = 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)';
/** The first half of a day is the upper one. */
const halfOf = { am: 'to bottom', pm: 'to top' } as const satisfies Record<DayPart, string>;

/** What costs is filled, a half by half; what costs nothing is only framed. */
const cell = (costsNothing: boolean, part: DayPart | null) => ({
  // As wide as the name of its weekday under large letters.
  width: 'max(44px, 2.25rem)',
  minHeight: 62,
  py: 0.5,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  border: '1px solid',
  borderRadius: '8px',
  ...(costsNothing
    ? { borderColor: 'divider', borderStyle: 'dashed', color: 'text.secondary' }
    : {
        borderColor: 'primary.main',
        background: part ? `linear-gradient(${halfOf[part]}, ${TINT} 50%, transparent 50%)` : TINT,
      }),
});
