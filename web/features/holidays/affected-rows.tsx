import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { AffectedLeave } from '@muster/domain/holidays/holidays-contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showDayWithWeekday } from '../../lib/show-time.ts';

interface AffectedRowsProps {
  readonly affected: readonly AffectedLeave[];
  /** What can be done with a row. */
  readonly action?: (row: AffectedLeave, span: string) => ReactNode;
}

/** Leave that a changed holiday touches, each with what that means for it. */
export function AffectedRows({ affected, action }: AffectedRowsProps) {
  const { t, i18n } = useTranslation();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {affected.map((it) => {
        const span = showSpan(it.start, it.end);
        const status = it.approve_status === 1 ? t('leave.status.approved') : t('leave.status.pending');
        return (
          <Box component="li" key={it.id} sx={line}>
            <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500 }}>
                {it.membername}{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {it.membercode}
                </Typography>
              </Typography>
              <Typography color="textSecondary" variant="body2">
                {it.ltype} · {span} · {status}
              </Typography>
              <Typography>
                <strong>
                  {t('holidayOffice.affected.because', {
                    holiday: it.description,
                    day: showDayWithWeekday(it.holidaydate, i18n.language),
                  })}
                </strong>
                {'. '}
                {t(`holidayOffice.affected.effects.${it.effect}`)}
              </Typography>
            </Box>
            {action?.(it, span)}
          </Box>
        );
      })}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  py: 1.25,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
