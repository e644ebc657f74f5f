import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { abovePad, key, LOW_AND_NARROW, large } from './large.ts';
import { Pad } from './pad.tsx';

const MOST_CHARACTERS = 32;

interface CodeStepProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly onNext: () => void;
}

/** The member code: its digits by the pad on the screen, its letters on the keyboard of the device. */
export function CodeStep({ code, onCode, onNext }: CodeStepProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useKeysInto(field);
  const next = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  // A tablet brings its keyboard for a field that is come to by a press, not for one that has the focus already.
  const bringKeyboard = () => {
    field.current?.blur();
    field.current?.focus();
  };
  return (
    <Box
      component="form"
      onSubmit={next}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', [LOW_AND_NARROW]: { gap: 1 } }}
    >
      <Box sx={{ display: 'grid', ...abovePad }}>
        <InputLabel htmlFor={id} sx={{ fontSize: '1.125rem', fontWeight: 600, color: 'text.primary', mb: 0.5 }}>
          {t('doors.there.code')}
        </InputLabel>
        <OutlinedInput
          id={id}
          inputRef={field}
          value={code}
          onChange={(event) => onCode(event.target.value)}
          fullWidth
          autoFocus
          autoComplete="off"
          sx={{ fontSize: '1.75rem' }}
          inputProps={{
            maxLength: MOST_CHARACTERS,
            autoCapitalize: 'characters',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: 'next',
            sx: { height: 40, py: 1.25, textAlign: 'center', letterSpacing: '0.06em' },
          }}
        />
      </Box>
      <Pad
        label={t('doors.there.codePad')}
        onDigit={(digit) => code.length < MOST_CHARACTERS && onCode(code + digit)}
        onErase={() => onCode(code.slice(0, -1))}
        beside={
          <Button
            variant="outlined"
            color="inherit"
            onClick={bringKeyboard}
            aria-label={t('doors.there.letters')}
            sx={key}
          >
            <Keyboard />
          </Button>
        }
      />
      <Button type="submit" variant="contained" disabled={code.trim() === ''} sx={large}>
        {t('doors.there.next')}
      </Button>
      <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
        {t('doors.there.noPin')}
      </Typography>
    </Box>
  );
}

/** What a keyboard or a reader of badges types goes into the field, wherever the focus was left by a press. */
function useKeysInto(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // A space presses the button that has the focus.
      if (event.key.length === 1 && event.key !== ' ') field.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [field]);
}
