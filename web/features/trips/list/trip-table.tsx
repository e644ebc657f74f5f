import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useTranslation } from 'react-i18next';
import { plainTable } from '../../../components/plain-table.ts';
import { StandingChip } from '../standing-chip.tsx';
import { useTripWords } from '../trip-words.ts';
import { isAfter } from './after-last-day.ts';

interface TripTableProps {
  readonly trips: readonly TripView[];
  /** The last day of the member whose trips they are, as far as that is to be held against them; null for none. */
  readonly lastDay?: Day | null;
  readonly onOpen: (tripId: number) => void;
}

const columnNames = ['number', 'dates', 'type', 'place', 'group', 'car', 'crew', 'standing'] as const;

/** A row opens on a click anywhere; for the keyboard its number is the button. */
export function TripTable({ trips, lastDay = null, onOpen }: TripTableProps) {
  const { t } = useTranslation();
  const words = useTripWords();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={t('trips.list.title')} sx={table}>
        <thead>
          <tr>
            {columnNames.map((it) => (
              <th key={it} scope="col">
                {t(`trips.list.${it}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trips.map((it) => (
            <tr key={it.id} onClick={() => onOpen(it.id)}>
              <td>
                <Link
                  component="button"
                  underline="hover"
                  sx={{ fontWeight: 600, minHeight: 44, whiteSpace: 'nowrap' }}
                  onClick={(event) => {
                    event.stopPropagation();
                    onOpen(it.id);
                  }}
                >
                  {it.trip_assigmentno}
                </Link>
              </td>
              <td>
                {words.shortSpan(it.departuredate, it.arrivaldate)}
                <Typography variant="body2" color="textSecondary">
                  {words.days(it.period)}
                </Typography>
                {lastDay !== null && isAfter(it, lastDay) && (
                  <Typography variant="body2">{t('trips.list.afterLast', { day: lastDay })}</Typography>
                )}
              </td>
              <td>{it.triptype}</td>
              <td>{it.stateid}</td>
              <td>{it.groupno}</td>
              <Box component="td" sx={{ whiteSpace: 'nowrap' }}>
                {it.carcode || t('trips.none')}
              </Box>
              <td>{words.crew(it.memberList) || t('trips.none')}</td>
              <td>
                <StandingChip state={it.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  ...plainTable,
  '& th, & td': { ...plainTable['& th, & td'], py: 0.75, verticalAlign: 'middle' },
  '& tbody tr': { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } },
};
