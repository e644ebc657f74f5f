import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MAX_CREW } from '@muster/domain/trips/trip-rules.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CrewRowFields } from './crew-row-fields.tsx';
import type { TripForm } from './use-trip-form.ts';

interface CrewFieldsProps {
  readonly form: TripForm;
  /** A remark for each member; on the create form only (SPEC section 3). */
  readonly withRemarks: boolean;
  /** By row: why the server refused it, and what is known to stand in its way. */
  readonly blamed: ReadonlyMap<number, string>;
  readonly conflicts: ReadonlyMap<number, string>;
}

/** Who goes, row by row. */
export function CrewFields({ form, withRemarks, blamed, conflicts }: CrewFieldsProps) {
  const { t } = useTranslation();
  const [added, setAdded] = useState<number | undefined>();
  const { crew } = form.draft;
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
            error={blamed.get(row.key) ?? conflicts.get(row.key)}
            autoFocus={row.key === added}
            onChange={(next) => form.setRow(row.key, next)}
            onRemove={() => form.removeRow(row.key)}
          />
        ))}
      </Box>
      {crew.length < MAX_CREW && (
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => setAdded(form.addRow())}
          sx={{ justifySelf: 'start' }}
        >
          {t('trips.form.addMember')}
        </Button>
      )}
    </Box>
  );
}
