import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../components/fact-list.tsx';
import { typedText } from '../../components/typed-text.ts';
import { StandingChip } from './standing-chip.tsx';
import { useTripFacts } from './trip-facts.ts';

/** Everything of a trip, its crew with what they object included. */
export function TripFactList({ trip }: { readonly trip: TripView }) {
  const { t } = useTranslation();
  const facts = useTripFacts()(trip);
  const crew = trip.memberList.length > 0 && (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {trip.memberList.map((it) => (
        <li key={it.membernoid}>
          {it.membername}{' '}
          <Typography component="span" color="textSecondary" sx={typedText}>
            {[it.membercode, it.remark].filter(Boolean).join(' · ')}
          </Typography>
          {it.objection && (
            <Typography color="error" sx={typedText}>
              {t('trips.object.said', { objection: it.objection })}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
  return (
    <>
      <StandingChip state={trip.state} />
      <Box sx={{ mt: 2 }}>
        <FactList facts={[...facts, { label: t('trips.form.crew'), value: crew || '' }]} />
      </Box>
    </>
  );
}
