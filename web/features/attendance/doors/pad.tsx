import Backspace from '@mui/icons-material/BackspaceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { key } from './large.ts';

interface PadProps {
  readonly label: string;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  /** What stands left of the 0. */
  readonly beside?: ReactNode;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Who types by keys as well goes on where they were. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Digits as large as a hand in a glove needs them. */
export function Pad({ label, onDigit, onErase, beside = <span /> }: PadProps) {
  const { t } = useTranslation();
  const digit = (it: string) => (
    <Button key={it} variant="outlined" onMouseDown={keepFocus} onClick={() => onDigit(it)} sx={key}>
      {it}
    </Button>
  );
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', touchAction: 'manipulation' }}
    >
      {DIGITS.map(digit)}
      {beside}
      {digit('0')}
      <Button
        variant="outlined"
        color="inherit"
        onMouseDown={keepFocus}
        onClick={onErase}
        aria-label={t('doors.there.erase')}
        sx={key}
      >
        <Backspace />
      </Button>
    </Box>
  );
}
