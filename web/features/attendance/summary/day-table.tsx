import Box from '@mui/material/Box';
import { showMinutes } from '@muster/domain/attendance/summary/attendances.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { useTranslation } from 'react-i18next';
import { plainTable } from '../../../components/plain-table.ts';
import { showClock, showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { useSummaryWords } from './summary-words.ts';

/** The days as a table: the list on the screen, and what is printed. */
export function DayTable({ days, zone }: { readonly days: readonly SummaryDay[]; readonly zone: string }) {
  const { t, i18n } = useTranslation();
  const words = useSummaryWords();
  const columns = ['date', 'status', 'in', 'out', 'worked', 'late', 'early', 'overtime', 'note'] as const;
  const time = (instant: string | null) => (instant ? showClock(instant, zone) : '');
  const minutes = (value: number) => (value > 0 ? showMinutes(value) : '');
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {columns.map((it) => (
              <th key={it} scope="col">
                {t(`summary.day.${it}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((it) => (
            <tr key={it.date}>
              <td>{showDayWithWeekday(it.date, i18n.language)}</td>
              <td>{words.statusOf(it.status, it.why)}</td>
              <td>{time(it.checkin)}</td>
              <td>{time(it.checkout)}</td>
              <td>{minutes(it.minutes)}</td>
              <td>{minutes(it.late)}</td>
              <td>{minutes(it.early)}</td>
              <td>{minutes(it.overtime)}</td>
              <td>{[it.note, ...it.flags.map((flag) => t(`summary.flags.${flag}`))].filter(Boolean).join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  ...plainTable,
  '& th, & td': { ...plainTable['& th, & td'], py: 0.75, whiteSpace: 'nowrap' },
  '& td:last-of-type': { whiteSpace: 'normal', minWidth: 120 },
  // Paper cannot be scrolled: however wide its margins are, words go on in the next line.
  '@media print': {
    fontSize: '0.75rem',
    '& th': { whiteSpace: 'normal', fontSize: 'inherit' },
    '& td:nth-of-type(-n+2)': { whiteSpace: 'normal' },
    '& :is(th, td):not(:last-of-type)': { pr: 1 },
    '& td:last-of-type': { minWidth: '4rem', overflowWrap: 'anywhere' },
  },
};
