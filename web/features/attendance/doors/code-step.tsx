import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { large } from './large.ts';

interface CodeStepProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onNext: () => void;
}

/** The member code, which may have letters, on the keyboard of the device. */
export function CodeStep({ code, onCode, onNext }: CodeStepProps) {
  const { t } = useTranslation();
  const id = useId();
  const next = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <Box component="form" onSubmit={next} sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <InputLabel htmlFor={id} sx={{ fontSize: '1.125rem', fontWeight: 600, color: 'text.primary', mb: 1 }}>
          {t('doors.there.code')}
        </InputLabel>
        <OutlinedInput
          id={id}
          value={code}
          onChange={(event) => onCode(event.target.value)}
          fullWidth
          autoFocus
          autoComplete="off"
          sx={{ fontSize: '1.75rem' }}
          inputProps={{
            maxLength: 32,
            autoCapitalize: 'characters',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: 'next',
            sx: { height: 40, py: 1.5, textAlign: 'center', letterSpacing: '0.06em' },
          }}
        />
      </Box>
      <Button type="submit" variant="contained" disabled={code.trim() === ''} sx={large}>
        {t('doors.there.next')}
      </Button>
      <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
        {t('doors.there.noPin')}
      </Typography>
    </Box>
  );
}
