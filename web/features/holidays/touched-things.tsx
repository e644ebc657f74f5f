import Typography from '@mui/material/Typography';
import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { useTranslation } from 'react-i18next';
import { showMonths } from '../../lib/time/show-time.ts';
import { AffectedRows } from './affected-rows.tsx';
import { useGivenText, useHoursText, useWorkedText } from './use-worked-text.ts';

interface TouchedThingsProps {
  readonly touch: HolidayTouch;
  readonly removing?: boolean;
}

/** What the change of a holiday touches, shown before it is made. */
export function TouchedThings({ touch, removing = false }: TouchedThingsProps) {
  const { t, i18n } = useTranslation();
  const { holiday, members, worked, given, hoursoff, affected, trips, balances, closed } = touch;
  const months = showMonths(closed, i18n.language);
  const workedText = useWorkedText();
  const givenText = useGivenText();
  const hoursText = useHoursText();
  const hours = removing ? undefined : hoursoff;
  const remainingOf = ({ membercode, ltype }: HolidayTouch['affected'][number]) =>
    balances.find((it) => it.membercode === membercode && it.ltype === ltype)?.remaining;
  return (
    <>
      {(holiday.sites || worked.count > 0) && (
        <Typography>{t('holidayOffice.touched.members', { count: members })}</Typography>
      )}
      {worked.count > 0 && (
        <>
          <Typography>{workedText(worked)}</Typography>
          {!removing && <Typography color="textSecondary">{t('holidayOffice.touched.workedHint')}</Typography>}
        </>
      )}
      {months && <Typography>{t('holidayOffice.touched.closed', { months })}</Typography>}
      {given && <Typography>{givenText(given)}</Typography>}
      {hours && <Typography>{hoursText(hours)}</Typography>}
      {affected.length + trips.length === 0 && !given && !hours && (
        <Typography>{t('holidayOffice.touched.nothing')}</Typography>
      )}
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
