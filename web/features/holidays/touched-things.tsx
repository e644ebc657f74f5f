import Typography from '@mui/material/Typography';
import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { useTranslation } from 'react-i18next';
import { showMonths } from '../../lib/show-time.ts';
import { AffectedRows } from './affected-rows.tsx';

/** What the change of a holiday touches, shown before it is made. */
export function TouchedThings({ touch }: { readonly touch: HolidayTouch }) {
  const { t, i18n } = useTranslation();
  const { holiday, members, affected, trips, balances, closed } = touch;
  const months = showMonths(closed, i18n.language);
  const remainingOf = ({ membercode, ltype }: HolidayTouch['affected'][number]) =>
    balances.find((it) => it.membercode === membercode && it.ltype === ltype)?.remaining;
  return (
    <>
      {holiday.sites && <Typography>{t('holidayOffice.touched.members', { count: members })}</Typography>}
      {months && <Typography>{t('holidayOffice.touched.closed', { months })}</Typography>}
      {affected.length + trips.length === 0 && <Typography>{t('holidayOffice.touched.nothing')}</Typography>}
      {trips.length > 0 && (
        <Typography>
          {t('holidayOffice.touched.trips', {
            count: trips.length,
            numbers: trips.map((it) => it.trip_assigmentno).join(t('common.comma')),
          })}
        </Typography>
      )}
      {affected.length > 0 && (
        <>
          <Typography>{t('holidayOffice.touched.leave', { count: affected.length })}</Typography>
          <AffectedRows
            affected={affected}
            action={(row) => {
              const count = remainingOf(row);
              return (
                count !== undefined && (
                  <Typography variant="body2" color="textSecondary">
                    {t('holidayOffice.touched.balance', { count })}
                  </Typography>
                )
              );
            }}
          />
        </>
      )}
    </>
  );
}
