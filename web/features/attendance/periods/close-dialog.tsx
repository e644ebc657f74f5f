import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { countOpen, countToDecide } from '@muster/domain/attendance/periods/open-things.ts';
import { closePeriod, type OpenThings, type PayPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { joinSentences } from '@muster/domain/messages/problem-text.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { ruled } from '../../../components/list-line.ts';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { textLink } from '../../../components/text-link.ts';
import { closedAlready, periodChanges, periodQueries } from '../../../data/attendance/periods.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { showInstant, showMonth } from '../../../lib/time/show-time.ts';
import { AbsentLine } from './absent-line.tsx';
import { AdjustedLine } from './adjusted-line.tsx';

type Thing = keyof Omit<OpenThings, 'own'>;
type OfDays = (days: string) => string;

/** Where what is open is settled; where the list there can be narrowed to days, with those of the period. */
const places: Readonly<Record<Thing, string | OfDays>> = {
  running: '/dashboard/who_is_in',
  forgotten: (days) => `/dashboard/attendance_review?kind=forgotten&${days}`,
  review: (days) => `/dashboard/attendance_review?${days}`,
  corrections: '/dashboard/attendance_corrections',
  leave: '/dashboard/leave_approvals',
  trips: '/dashboard/trip_assignment',
  affected: '/dashboard/holidays',
  mileage: '/dashboard/mileage',
};
const things = Object.keys(places) as Thing[];

function placeOf(thing: Thing, { from, to }: PayPeriod): string {
  const place = places[thing];
  return typeof place === 'string' ? place : place(`from=${from}&to=${to}`);
}

interface CloseDialogProps {
  readonly period: PayPeriod;
  readonly zone: string;
  readonly onClose: () => void;
}

/** What is still open of a pay period, each with the way to where it is settled, and closing it. */
export function CloseDialog({ period, zone, onClose }: CloseDialogProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const found = useQuery(periodQueries.open(period.month));
  const close = useMutation(periodChanges.close);
  const isOpen = found.data !== undefined && countOpen(found.data) > 0;
  const month = showMonth(`${period.month}-01`, i18n.language);
  const isClosed = (problem: unknown) => {
    const closed = closedAlready(problem);
    if (!closed) throw problem;
    return { name: closed.closedby ?? '', at: closed.closedat === null ? '' : showInstant(closed.closedat, zone) };
  };
  const form = useForm({
    contract: closePeriod,
    initial: { waive: '' },
    toBody: ({ waive }) => (isOpen ? { waive: waive.trim() } : {}),
    ...(isOpen ? { required: ['waive' as const] } : {}),
    send: async ({ waive }) => {
      const already = await close.mutateAsync({ month: period.month, waive }).then(() => undefined, isClosed);
      if (!already) say(t('periods.closing.done', { month }));
      else say(t('periods.closing.already', { month, ...already }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('periods.closing.title', { month })}
      submit={isOpen ? t('periods.closing.anyway') : t('periods.closing.submit')}
      disabled={found.data === undefined}
      onClose={onClose}
    >
      <Typography>{t('periods.closing.text', { days: showSpan(period.from, period.to) })}</Typography>
      <Loaded query={found} skeleton={<Skeleton variant="rounded" height={132} />}>
        {(open) => <Checklist open={open} period={period} />}
      </Loaded>
      <AbsentLine month={period.month} />
      <AdjustedLine month={period.month} />
      {isOpen && (
        <FormField
          {...form.field('waive')}
          label={t('periods.closing.waive')}
          hint={t('periods.closing.waiveHint')}
          multiline
        />
      )}
    </FormDialog>
  );
}

function Checklist({ open, period }: { readonly open: OpenThings; readonly period: PayPeriod }) {
  const { t } = useTranslation();
  const left = things.filter((it) => (open[it] ?? 0) > 0);
  if (left.length === 0) {
    return (
      <Box role="status" sx={{ display: 'flex', gap: 1 }}>
        <CheckCircle color="success" />
        <Typography>{t('periods.closing.settled')}</Typography>
      </Box>
    );
  }
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{t('periods.closing.first')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {left.map((it) => {
          const what = t(`periods.closing.${it}`, { count: open[it] ?? 0 });
          return (
            <Box key={it} component="li" sx={line}>
              <Typography sx={{ flex: '1 1 12rem' }}>{what}</Typography>
              <Link
                component={RouterLink}
                to={placeOf(it, period)}
                sx={{ ...textLink, flexShrink: 0 }}
                aria-label={`${t('periods.closing.look')}: ${what}`}
              >
                {t('periods.closing.look')}
              </Link>
            </Box>
          );
        })}
      </Box>
      <OwnThings own={open.own} />
    </Box>
  );
}

/** What of it is the officer's own, and what that means for closing. */
function OwnThings({ own }: { readonly own: OpenThings['own'] }) {
  const { t } = useTranslation();
  const count = countToDecide(own);
  if (count === 0) return null;
  const kinds = (Object.keys(own) as (keyof typeof own)[]).filter((it) => (own[it] ?? 0) > 0);
  const each = kinds.map((it) => t(`periods.closing.${it}`, { count: own[it] ?? 0 })).join(t('common.comma'));
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {joinSentences([t('periods.closing.own', { count, things: each }), t('periods.closing.ownTold')])}
    </Alert>
  );
}

const line = { ...ruled, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' } as const;
