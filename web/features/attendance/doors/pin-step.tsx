import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PIN_DIGITS } from '@muster/domain/doors/pin-rules.ts';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import type { ApiProblem } from '../../../lib/api/api-problem.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { abovePad, LOW_AND_NARROW, large } from './large.ts';
import { Pad } from './pad.tsx';
import type { Knock } from './use-knock.ts';

interface PinStepProps {
  readonly knock: Knock;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** The PIN, by a pad on the screen or by the keys of a keyboard; in no field, which a browser would keep. */
export function PinStep({ knock, onDigit, onErase, onBack, onSend }: PinStepProps) {
  const { t } = useTranslation();
  useKeys({ onDigit, onErase, onBack, onSend });
  const { pin, busy, problem } = knock;
  return (
    <Box
      ref={focusOn}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'minmax(0, 1fr)',
        outline: 'none',
        [LOW_AND_NARROW]: { gap: 1 },
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', ...abovePad }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {t('doors.there.who', { code: knock.code.trim() })}
          </Typography>
          <Button onClick={onBack} sx={{ minHeight: 48 }}>
            {t('doors.there.otherCode')}
          </Button>
        </Box>
        {problem ? <Refused problem={problem} /> : <Dots count={pin.length} />}
      </Box>
      <Pad label={t('doors.there.pad')} onDigit={onDigit} onErase={onErase} />
      <BusyButton variant="contained" busy={busy} disabled={pin.length < PIN_DIGITS} onClick={onSend} sx={large}>
        {t('doors.there.submit')}
      </BusyButton>
    </Box>
  );
}

/** Whoever goes by keys goes on here, and on none of the buttons, which Enter would press. */
const focusOn = (step: HTMLElement | null) => step?.focus();

/** How many digits are typed, and not which. */
function Dots({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 2, minHeight: 32 }}>
      <Typography color="textSecondary">{t('doors.there.pin')}</Typography>
      <Box
        role="status"
        aria-label={t('doors.there.typed', { count })}
        sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}
      >
        {Array.from({ length: PIN_DIGITS }, (_, at) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of the digits are always the same six.
            key={at}
            sx={{
              width: 20,
              height: 20,
              borderRadius: '50%',
              border: '2px solid',
              borderColor: at < count ? 'primary.main' : 'text.secondary',
              bgcolor: at < count ? 'primary.main' : 'transparent',
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Why it was refused, in the words of whoever stands there. */
function Refused({ problem }: { readonly problem: ApiProblem }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const own: Partial<Record<ApiProblem['code'], string>> = {
    MEMBER_SUSPENDED: t('doors.there.suspended'),
    NOT_EMPLOYED: t('doors.there.notEmployed'),
    NOT_CHECKED_IN: t('doors.there.tooLate'),
    // What was typed as a code cannot be one.
    INVALID_INPUT: textOf({ code: 'PIN_WRONG' }),
    // Something between, or a server of the version before doors: nobody is recorded by it.
    NOT_FOUND: t('doors.there.notConnectedText'),
    FORBIDDEN: t('doors.there.notConnectedText'),
    UNREADABLE: t('doors.there.notConnectedText'),
  };
  const text = problem.unanswered ? t('doors.there.lost') : (own[problem.code] ?? textOf(problem));
  return (
    <Alert severity="error" sx={{ fontSize: '1.0625rem', py: 0.25 }}>
      {text}
    </Alert>
  );
}

type Keys = Omit<PinStepProps, 'knock'>;

/** The same by the keys of a keyboard, wherever the focus is. */
function useKeys({ onDigit, onErase, onBack, onSend }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = inLatinDigits(event.key);
    if (/^\d$/.test(digit)) onDigit(digit);
    else if (event.key === 'Backspace') onErase();
    else if (event.key === 'Escape') onBack();
    // On a button Enter presses that button.
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) onSend();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
