import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_CREW } from '@muster/domain/trips/trip-rules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { CrewRowFields } from './crew-row-fields.tsx';
import { filledRows } from './trip-draft.ts';
import { crewField } from './trip-problems.ts';
import type { TripForm } from './use-trip-form.ts';

interface CrewFieldsProps {
  readonly trip: TripForm;
  /** A remark for each member; on the create form only (behaviour 3). */
  readonly withRemarks: boolean;
  /** By row: what is known to stand in its way. */
  readonly conflicts: ReadonlyMap<number, string>;
}

/** Who goes, row by row. */
export function CrewFields({ trip, withRemarks, conflicts }: CrewFieldsProps) {
  const { t } = useTranslation();
  const [added, setAdded] = useState<number | undefined>();
  const { crew } = trip.draft;
  const { id, membercode, membername } = useCurrentMember();
  const isNobodys = filledRows(trip.draft).length === 0;
  return (
    <Box component="section" aria-label={t('trips.form.crew')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">
        {t('trips.form.crew')}{' '}
        <Typography component="span" color="textSecondary">
          ({t('common.optional')})
        </Typography>
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {crew.map((row, index) => (
          <CrewRowFields
            key={row.key}
            row={row}
            position={index + 1}
            withRemark={withRemarks}
            taken={crew.flatMap((it) => (it.member && it.key !== row.key ? [it.member.id] : []))}
            error={trip.form.errors()[crewField(row.key)] ?? conflicts.get(row.key)}
            autoFocus={row.key === added}
            onChange={(next) => trip.setRow(row.key, next)}
            onRemove={() => trip.removeRow(row.key)}
          />
        ))}
      </Box>
      {isNobodys && <Typography>{t('trips.form.nobody')}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {isNobodys && (
          <Button variant="outlined" onClick={() => trip.setFirst({ id, membercode, membername })}>
            {t('trips.form.addSelf')}
          </Button>
        )}
        {crew.length < MAX_CREW && (
          <Button variant="outlined" startIcon={<Add />} onClick={() => setAdded(trip.addRow())}>
            {t('trips.form.addMember')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
