import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../components/dialogs/use-removal.tsx';
import { companyQueries } from '../../../data/company.ts';
import { mileageChanges, mileageQueries } from '../../../data/trips/mileage.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { DrivenDialog } from './driven-dialog.tsx';
import { EntryLine } from './entry-line.tsx';

/** What was driven on a trip, as far as the reader may see it, and a form for those of its crew; nothing before it begins. */
export function Driven({ trip }: { readonly trip: TripView }) {
  const hasBegun = trip.state === 'underway' || trip.state === 'done' || trip.state === 'cancelled';
  return hasBegun ? <WherePaid trip={trip} /> : null;
}

function WherePaid({ trip }: { readonly trip: TripView }) {
  const { data: company } = useQuery(companyQueries.shown);
  return company?.mileage ? <DrivenSection trip={trip} /> : null;
}

function DrivenSection({ trip }: { readonly trip: TripView }) {
  const { t } = useTranslation();
  const { id } = useCurrentMember();
  const { data: driven } = useQuery(mileageQueries.driven(trip.id));
  const { data: terms } = useQuery(mileageQueries.terms);
  const [open, setOpen] = useState<MileageEntry | 'new' | undefined>();
  const removal = useRemoval(mileageChanges.remove);
  if (!driven || !terms || (driven.entries.length === 0 && driven.days === null)) return null;
  return (
    <Box component="section" aria-label={t('mileage.driven.title')} sx={{ mt: 2 }}>
      <Typography variant="h3">{t('mileage.driven.title')}</Typography>
      {driven.entries.length === 0 && <Typography color="textSecondary">{t('mileage.driven.empty')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {farOnce(driven.entries).map((it) => (
          <EntryLine key={it.id} entry={it} counted={terms}>
            {it.may.change && (
              <>
                <Button color="error" onClick={() => removal.ask({ body: it, said: t('mileage.driven.removed') })}>
                  {t('mileage.driven.remove')}
                </Button>
                <Button onClick={() => setOpen(it)}>{t('mileage.driven.change')}</Button>
              </>
            )}
          </EntryLine>
        ))}
      </Box>
      {driven.days && (
        <Button variant="outlined" size="large" fullWidth onClick={() => setOpen('new')} sx={{ mt: 1 }}>
          {t('mileage.driven.add')}
        </Button>
      )}
      {open && (
        <DrivenDialog
          trip={trip}
          terms={terms}
          cars={driven.cars}
          days={driven.days}
          changing={open === 'new' ? undefined : open}
          before={driven.entries.find((it) => it.membernoid === id)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {removal.question}
    </Box>
  );
}

/** That a trip was much further than planned is of all its entries in one car together: it is said at the newest of them. */
const farOnce = (entries: readonly MileageEntry[]): MileageEntry[] => {
  const seen = new Set<string>();
  return entries.map((it) => {
    const by = it.carcode ?? it.membernoid;
    const doubts = it.doubts.filter(({ kind }) => kind !== 'far' || !seen.has(`${by}`));
    seen.add(`${by}`);
    return { ...it, doubts };
  });
};
