import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/form-field.tsx';
import type { FieldErrors } from '../../../lib/form/form-values.ts';
import { type Stay, timeField } from './stays.ts';

const MOST_STAYS = 5;

interface StayFieldsProps {
  readonly stays: readonly Stay[];
  /** What is wrong, by field. @see timeField */
  readonly errors: FieldErrors;
  /** `fields` are those of which nothing holds any more that was said. */
  readonly onChange: (stays: readonly Stay[], fields: readonly string[]) => void;
}

/** When somebody came and left on a day, a row for each time. */
export function StayFields({ stays, errors, onChange }: StayFieldsProps) {
  const { t } = useTranslation();
  // The rows after a removal are others: none takes the place, and the second half of a double tap, of what was pressed.
  const [removals, setRemovals] = useState(0);
  const [added, setAdded] = useState<number | undefined>();
  const change = (next: readonly Stay[]) =>
    onChange(
      next,
      stays.flatMap((_it, index) => [timeField('in', index), timeField('out', index)]),
    );
  const remove = (index: number) => {
    setRemovals(removals + 1);
    setAdded(undefined);
    change(stays.filter((_it, at) => at !== index));
  };
  const set = (index: number, time: Partial<Stay>) =>
    change(stays.map((it, at) => (at === index ? { ...it, ...time } : it)));
  return (
    <>
      {stays.map((stay, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stays have no names, and all that is typed is in them.
        <Box key={`${removals}.${index}`} sx={row}>
          <Box sx={times}>
            <FormField
              name={timeField('in', index)}
              type="time"
              autoFocus={index === added}
              error={errors[timeField('in', index)]}
              label={t('corrections.inAt')}
              value={stay.in}
              onChange={(value) => set(index, { in: value })}
            />
            <FormField
              name={timeField('out', index)}
              type="time"
              error={errors[timeField('out', index)]}
              label={t('corrections.outAt')}
              value={stay.out}
              onChange={(value) => set(index, { out: value })}
            />
          </Box>
          {stays.length > 1 && (
            <IconButton
              onClick={() => remove(index)}
              aria-label={t('corrections.removeStay', { position: index + 1 })}
              sx={square}
            >
              <Close />
            </IconButton>
          )}
        </Box>
      ))}
      {stays.length < MOST_STAYS && (
        <Button
          startIcon={<Add />}
          onClick={() => {
            setAdded(stays.length);
            change([...stays, { in: '', out: '' }]);
          }}
          sx={{ justifySelf: 'start' }}
        >
          {t('corrections.addStay')}
        </Button>
      )}
    </>
  );
}

const row = { display: 'flex', gap: 1, alignItems: 'start' };
/** Beneath each other where large text leaves no room for a whole time with its half of the day. */
const times = {
  flex: 1,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
};
/** Beside the field, not its label. */
const square = { width: 44, height: 44, mt: '1.75rem' };
