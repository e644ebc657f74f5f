import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { leaveTitleOf } from '@muster/domain/leave/types/leave-type.ts';
import type { LyingOutside, TouchedByLeaving } from '@muster/domain/members/member-office-contract.ts';
import { useTranslation } from 'react-i18next';
import { Lines } from './touched-lines.tsx';

export const touchesNothing = ({ manages, balances, ...lying }: TouchedByLeaving): boolean =>
  isNothing(lying) && manages.length + daysLeft(balances).length === 0;

const isNothing = ({ leave, trips, corrections = [], mileage = [] }: LyingOutside): boolean =>
  leave.length + trips.length + corrections.length + mileage.length === 0;

/** What is to be settled: of a type without limit nothing is left or owed, whatever was taken. */
const daysLeft = (balances: TouchedByLeaving['balances']) =>
  balances.filter((it) => !it.unlimited && it.remaining !== 0);

/** What there is of a member after their last day, and the days that are left to settle. */
export function LeavingTouches({ touches: { manages, balances, ...lying } }: { readonly touches: TouchedByLeaving }) {
  const { t } = useTranslation();
  const { leave } = lying;
  const linesOf = useLines();
  const lines = linesOf(lying);
  const alone = manages.filter((it) => it.alone).map((it) => it.groupno);
  const left = daysLeft(balances).map(({ leaveid, remaining, uncarried }) =>
    uncarried > 0
      ? t('memberOffice.employment.leftUncarried', { leaveid, remaining, uncarried })
      : `${leaveid} ${remaining}`,
  );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Lines title={t('memberOffice.employment.afterLeave', { count: leave.length })} lines={lines.leave} />
      <Lines title={t('memberOffice.employment.afterTrips', { count: lying.trips.length })} lines={lines.trips} />
      <Lines
        title={t('memberOffice.employment.afterCorrections', { count: lines.corrections.length })}
        lines={lines.corrections}
      />
      <Lines title={t('memberOffice.employment.afterMileage', { count: lines.mileage.length })} lines={lines.mileage} />
      <Waits of={lying} />
      {alone.length > 0 && (
        <Typography>{t('memberOffice.employment.manages', { groups: alone.join(t('common.comma')) })}</Typography>
      )}
      {(left.length > 0 || leave.length > 0) && (
        <div>
          {left.length > 0 && (
            <Typography>{t('memberOffice.employment.settle', { days: left.join(t('common.comma')) })}</Typography>
          )}
          {leave.length > 0 && <Typography>{t('memberOffice.employment.settleAfter')}</Typography>}
          {left.length > 0 && <Typography color="textSecondary">{t('memberOffice.employment.settleWhole')}</Typography>}
        </div>
      )}
    </Box>
  );
}

/** What there is of a member on other days that are none here any more, as those of an earlier time. */
export function OutsideTouches({ outside }: { readonly outside: LyingOutside }) {
  const { t } = useTranslation();
  const { leave, trips, corrections, mileage } = useLines()(outside);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Lines
        title={t('memberOffice.employment.outside')}
        lines={[...leave, ...trips, ...corrections, ...mileage.map((it) => `${t('mileage.title')}, ${it}`)]}
      />
      <Waits of={outside} />
      {leave.length > 0 && <Typography>{t('memberOffice.employment.outsideLeave')}</Typography>}
    </Box>
  );
}

/** What can become of that which waits on days that are none here any more. */
function Waits({ of: { leave, trips, corrections = [], mileage = [] } }: { readonly of: LyingOutside }) {
  const { t } = useTranslation();
  const waits = leave.some((it) => it.approve_status === 0) || trips.some((it) => it.waiting);
  return (
    <>
      {corrections.length > 0 && <Typography>{t('memberOffice.employment.correctionsWait')}</Typography>}
      {mileage.length > 0 && <Typography>{t('memberOffice.employment.mileageWaits')}</Typography>}
      {waits && <Typography>{t('memberOffice.employment.waits')}</Typography>}
    </>
  );
}

/** A line for each thing, by its kind. */
function useLines() {
  const { t } = useTranslation();
  const listed = (...parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(t('common.comma'));
  return ({ leave, trips, corrections = [], mileage = [] }: LyingOutside) => ({
    leave: leave.map((it) =>
      listed(leaveTitleOf(it.ltype), showSpan(it.start, it.end), it.approve_status === 0 && t('leave.status.pending')),
    ),
    trips: trips.map((it) =>
      listed(
        it.trip_assigmentno,
        showSpan(it.departuredate, it.arrivaldate),
        it.carcode,
        it.waiting && t('trips.standing.requested'),
      ),
    ),
    corrections: corrections.map((it) => listed(t(`corrections.kinds.${it.kind}`), showDay(it.day))),
    mileage: mileage.map((it) =>
      listed(it.trip_assigmentno, showDay(it.day), t(`leave.status.${it.waiting ? 'pending' : 'approved'}`)),
    ),
  });
}
