import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { isLetPass, passkeysWork, passkeyUsedHere } from '../../lib/device/passkeys.ts';
import { useProblemText } from '../../lib/words/problem-text.ts';

interface PasskeyButtonProps {
  /** The ticket of a sign-in that waits for its second step. */
  readonly waiting?: string;
}

type Way = 'byPasskey' | 'checkInByPasskey';

/** Signs in by a touch, and checks in with it where that is known to work. What that takes is loaded with the first one. */
export function PasskeyButton({ waiting }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [forCheckIn] = useState(() => waiting === undefined && passkeyUsedHere());
  if (!passkeysWork()) return null;
  const signIn = async (way: Way) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { secondStep } = await import('../../data/account/second-step.ts');
      await (waiting === undefined ? secondStep[way]() : secondStep.finishByPasskey(waiting));
    } catch (caught) {
      if (!isLetPass(caught)) setProblem(caught);
    }
    setBusy(false);
  };
  return (
    <>
      {problem !== undefined && <Alert severity="error">{textOf(problem)}</Alert>}
      {forCheckIn && (
        <BusyButton variant="outlined" size="large" busy={busy} onClick={() => void signIn('checkInByPasskey')}>
          {t('session.signIn.checkIn')}
        </BusyButton>
      )}
      <BusyButton
        variant={forCheckIn ? 'text' : 'outlined'}
        size="large"
        busy={busy}
        onClick={() => void signIn('byPasskey')}
      >
        {t('session.signIn.passkey')}
      </BusyButton>
    </>
  );
}
