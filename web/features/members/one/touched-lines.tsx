import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { UncountedDays } from '@muster/domain/members/member-office-contract.ts';
import { useTranslation } from 'react-i18next';
import { showMonths } from '../../../lib/time/show-time.ts';

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
        {lines.map((it, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may read alike, and all are only shown.
          <li key={at}>{it}</li>
        ))}
      </Box>
    </div>
  );
}
