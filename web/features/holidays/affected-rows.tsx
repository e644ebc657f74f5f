import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { leaveTitleOf } from '@muster/domain/leave/types/leave-type.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../components/list-line.ts';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';

/** Leave on the office's list, or leave that would come there. */
type Row = HolidayTouch['affected'][number];

interface AffectedRowsProps<R extends Row> {
  readonly affected: readonly R[];
  /** What can be done with a row, or is to be said of it. */
  readonly action?: (row: R, span: string) => ReactNode;
}

/** Leave that a changed holiday or other work touches, each with what that means for it. */
export function AffectedRows<R extends Row>({ affected, action }: AffectedRowsProps<R>) {
  const { t, i18n } = useTranslation();
  /** Other work has no name. */
  const becauseOf = ({ description: holiday, holidaydate }: Row) => {
    const day = showDayWithWeekday(holidaydate, i18n.language);
    return holiday === '' ? day : t('holidayOffice.affected.because', { holiday, day });
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {affected.map((it) => {
        const span = showSpan(it.start, it.end);
        const status = it.approve_status === 1 ? t('leave.status.approved') : t('leave.status.pending');
        return (
          <Box component="li" key={it.id ?? `of ${it.leaveid}, ${it.holidaydate}`} sx={line}>
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500 }}>
                {it.membername}{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {it.membercode}
                </Typography>
              </Typography>
              <Typography color="textSecondary" variant="body2">
                {leaveTitleOf(it.ltype)} · {span} · {status}
              </Typography>
              <Typography>
                <strong>{becauseOf(it)}</strong>
                {'. '}
                {it.mendby
                  ? t(`holidayOffice.affected.mending.${it.mendby}`)
                  : t(`holidayOffice.affected.effects.${it.effect === 'inside' && it.part ? 'insideHalf' : it.effect}`)}
              </Typography>
            </Box>
            {action?.(it, span)}
          </Box>
        );
      })}
    </Box>
  );
}

const line = { ...listLine, columnGap: 1, py: 1.25 };
