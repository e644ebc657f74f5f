import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { leaveTitleOf } from '@muster/domain/leave/leave-type.ts';
import type { LyingOutside, TouchedByLeaving, UncountedDays } from '@muster/domain/members/member-office-contract.ts';
import { useTranslation } from 'react-i18next';
import { showMonths } from '../../../lib/time/show-time.ts';

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

/** The recorded days that would count no more: how many, of which span, and what of each kind. */
export function UncountedLine({ uncounted: { from, to, days, ...kinds } }: { readonly uncounted: UncountedDays }) {
  const { t } = useTranslation();
  return (
    <Typography>
      {t('memberOffice.employment.uncounted', { count: days, span: showSpan(from, to), ...kinds })}
    </Typography>
  );
}

/** The closed pay periods whose days come out otherwise. */
export function ClosedLine({ closed }: { readonly closed: readonly string[] }) {
  const closedText = useClosedText();
  return closed.length > 0 ? <Typography>{closedText(closed)}</Typography> : null;
}

export function useClosedText() {
  const { t, i18n } = useTranslation();
  return (closed: readonly string[]): string =>
    t('memberOffice.employment.closed', { months: showMonths(closed, i18n.language) });
}

/** Lines below their title; nothing where there are none. */
export function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Typography>{title}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </Box>
    </div>
  );
}
