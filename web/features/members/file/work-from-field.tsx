import Box from '@mui/material/Box';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { companyQueries } from '../../../data/company.ts';

interface WorkFromFieldProps {
  /** Left out until another day than today is said. */
  readonly from: Day | undefined;
  /** Told an empty day while what is typed is none, or is over. */
  readonly onFrom: (day: Day) => void;
  /** Nothing else can be said, as while it is stored. */
  readonly locked: boolean;
}

/** From which day the work holds that a file changes: today, or the first day of a roster to come. */
export function WorkFromField({ from, onFrom, locked }: WorkFromFieldProps) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const [over, setOver] = useState<Day | undefined>();
  if (!company) return null;
  const { today, weekstart: weekStart } = company;
  const say = (day: Day) => {
    const isOver = day !== '' && day < today;
    setOver(isOver ? day : undefined);
    onFrom(isOver ? '' : day);
  };
  return (
    <Box component="fieldset" disabled={locked} sx={{ border: 0, p: 0, m: 0, minWidth: 0, maxWidth: 680 }}>
      <DayField
        name="from"
        required
        label={t('memberFile.workFrom')}
        hint={t('memberFile.workFromHint')}
        value={over ?? from ?? today}
        onChange={say}
        picker={{ today, weekStart, blockedOf: (day) => (day < today ? t('memberFile.workFromOver') : undefined) }}
        {...(over ? { error: t('memberFile.workFromOver') } : {})}
      />
    </Box>
  );
}
