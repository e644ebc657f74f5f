import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { periodQueries } from '../../../data/attendance/periods.ts';
import { showMonths } from '../../../lib/time/show-time.ts';

/** How many days of closed pay periods this one will count as they are now, and of which; nothing where none has changed. */
export function AdjustedLine({ month }: { readonly month: string }) {
  const { t, i18n } = useTranslation();
  const found = useInfiniteQuery(periodQueries.adjustments(month));
  return (
    <Loaded query={found} skeleton={<Skeleton variant="rounded" height={44} />}>
      {(days) =>
        days.length > 0 && (
          <Typography>
            {t(found.hasNextPage ? 'periods.closing.adjustedMore' : 'periods.closing.adjusted', {
              count: days.length,
              months: showMonths([...new Set(days.map((it) => it.month))].toSorted(), i18n.language),
            })}
          </Typography>
        )
      }
    </Loaded>
  );
}
