import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DrivenView, MileageEntry, MileageTerms } from '@muster/domain/mileage/mileage-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyQueries } from '../../../data/company.ts';
import { mileageQueries } from '../../../data/trips/mileage.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { DrivenDialog } from './driven-dialog.tsx';
import { EntryLine } from './entry-line.tsx';
import { Together } from './together.tsx';
import { useOwnActions } from './use-own-actions.tsx';

interface OfTrip {
  readonly trip: TripView;
}

/** What was driven on a trip, as far as the reader may see it, and a form for those of its crew; nothing before it begins. */
export function Driven({ trip }: OfTrip) {
  const hasBegun = trip.state === 'underway' || trip.state === 'done' || trip.state === 'cancelled';
  return (
    hasBegun && (
      <WherePaid>
        <DrivenSection trip={trip} />
      </WherePaid>
    )
  );
}

/** Leads from the head of a trip to where its crew note what they drove, which is far down on a phone. */
export function ToDriven({ trip }: OfTrip) {
  const { id } = useCurrentMember();
  const isToNote = (trip.state === 'underway' || trip.state === 'done') && isOfCrew(trip, id);
  return (
    isToNote && (
      <WherePaid>
        <WayDown trip={trip} />
      </WherePaid>
    )
  );
}

const isOfCrew = (trip: TripView, id: number): boolean => trip.memberList.some((it) => it.membernoid === id);

function WherePaid({ children }: { readonly children: ReactNode }) {
  const { data: company } = useQuery(companyQueries.shown);
  return company?.mileage ? children : null;
}

const SECTION = 'driven-on-trip';

function leadDown(): void {
  const section = document.getElementById(SECTION);
  section?.scrollIntoView?.({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** Its room is kept while the answer is on its way, so that nothing below it moves. */
function WayDown({ trip }: OfTrip) {
  const { t } = useTranslation();
  const { data: driven } = useQuery(mileageQueries.driven(trip.id));
  if (driven && !driven.days) return null;
  return (
    <Box sx={{ minHeight: 44 }}>
      {driven && (
        <Button startIcon={<ArrowDownward aria-hidden />} onClick={leadDown} sx={{ ml: -1 }}>
          {t('mileage.form.title')}
        </Button>
      )}
    </Box>
  );
}

function DrivenSection({ trip }: OfTrip) {
  const { data: driven } = useQuery(mileageQueries.driven(trip.id));
  const { data: terms } = useQuery(mileageQueries.terms);
  if (!driven || !terms || (driven.entries.length === 0 && driven.days === null)) return null;
  return <Entries trip={trip} driven={driven} terms={terms} />;
}

interface EntriesProps {
  readonly trip: TripView;
  readonly driven: DrivenView;
  readonly terms: MileageTerms;
}

function Entries({ trip, driven, terms }: EntriesProps) {
  const { t } = useTranslation();
  const { id } = useCurrentMember();
  const [adding, setAdding] = useState(false);
  const { actionsOf, dialogs } = useOwnActions(terms);
  return (
    <Box
      component="section"
      id={SECTION}
      tabIndex={-1}
      aria-label={t('mileage.driven.title')}
      sx={{ mt: 2, '&:focus': { outline: 'none' } }}
    >
      <Typography variant="h3">{t('mileage.driven.title')}</Typography>
      {driven.entries.length === 0 && <Typography color="textSecondary">{t('mileage.driven.empty')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {farOnce(driven.entries).map((it) => (
          <EntryLine key={it.id} entry={it} counted={terms}>
            {actionsOf(it)}
          </EntryLine>
        ))}
      </Box>
      <Together entries={driven.entries} counted={terms} />
      {driven.days && (
        <Button variant="outlined" size="large" fullWidth onClick={() => setAdding(true)} sx={{ mt: 1 }}>
          {t('mileage.driven.add')}
        </Button>
      )}
      {adding && (
        <DrivenDialog
          trip={trip}
          terms={terms}
          cars={driven.cars}
          days={driven.days}
          changing={undefined}
          before={driven.entries.find((it) => it.membernoid === id)}
          onClose={() => setAdding(false)}
        />
      )}
      {dialogs}
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
