import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { leaveTitleOf } from '@muster/domain/leave/leave-type.ts';
import type { TouchedByLeaving, UncountedDays } from '@muster/domain/members/member-office-contract.ts';
import { useTranslation } from 'react-i18next';
import { showMonths } from '../../../lib/time/show-time.ts';

export const touchesNothing = ({ leave, trips, corrections = [], manages, balances }: TouchedByLeaving): boolean =>
  leave.length + trips.length + corrections.length + manages.length + daysLeft(balances).length === 0;

/** What is to be settled: of a type without limit nothing is left or owed, whatever was taken. */
const daysLeft = (balances: TouchedByLeaving['balances']) =>
  balances.filter((it) => !it.unlimited && it.remaining !== 0);

/** What there is of a member after their last day, and the days that are left to settle. */
export function LeavingTouches({
  touches: { leave, trips, corrections = [], manages, balances },
}: {
  readonly touches: TouchedByLeaving;
}) {
  const { t } = useTranslation();
  const alone = manages.filter((it) => it.alone).map((it) => it.groupno);
  const left = daysLeft(balances).map(({ leaveid, remaining, uncarried }) =>
    uncarried > 0
      ? t('memberOffice.employment.leftUncarried', { leaveid, remaining, uncarried })
      : `${leaveid} ${remaining}`,
  );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {leave.length > 0 && (
        <Lines
          title={t('memberOffice.employment.afterLeave', { count: leave.length })}
          lines={leave.map((it) =>
            [leaveTitleOf(it.ltype), showSpan(it.start, it.end), it.approve_status === 0 && t('leave.status.pending')]
              .filter(Boolean)
              .join(t('common.comma')),
          )}
        />
      )}
      {trips.length > 0 && (
        <Lines
          title={t('memberOffice.employment.afterTrips', { count: trips.length })}
          lines={trips.map((it) =>
            [
              it.trip_assigmentno,
              showSpan(it.departuredate, it.arrivaldate),
              it.carcode,
              it.waiting && t('trips.standing.requested'),
            ]
              .filter(Boolean)
              .join(t('common.comma')),
          )}
        />
      )}
      {corrections.length > 0 && (
        <>
          <Lines
            title={t('memberOffice.employment.afterCorrections', { count: corrections.length })}
            lines={corrections.map((it) =>
              [t(`corrections.kinds.${it.kind}`), showDay(it.day)].join(t('common.comma')),
            )}
          />
          <Typography>{t('memberOffice.employment.correctionsWait')}</Typography>
        </>
      )}
      {(leave.some((it) => it.approve_status === 0) || trips.some((it) => it.waiting)) && (
        <Typography>{t('memberOffice.employment.waits')}</Typography>
      )}
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

export function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
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
