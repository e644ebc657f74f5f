import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLetPass, passkeysWork } from '../../lib/passkeys.ts';
import { useProblemText } from '../../lib/problem-text.ts';

interface PasskeyButtonProps {
  /** The ticket of a sign-in that waits for its second step. */
  readonly waiting?: string;
}

/** Signs in by a touch. What that takes is loaded with the first one. */
export function PasskeyButton({ waiting }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  if (!passkeysWork()) return null;
  const signIn = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { secondStep } = await import('../../data/second-step.ts');
      await (waiting === undefined ? secondStep.byPasskey() : secondStep.finishByPasskey(waiting));
    } catch (caught) {
      if (!isLetPass(caught)) setProblem(caught);
    }
    setBusy(false);
  };
  return (
    <>
      {problem !== undefined && <Alert severity="error">{textOf(problem)}</Alert>}
      <Button variant="outlined" size="large" disabled={busy} onClick={() => void signIn()}>
        {t('session.signIn.passkey')}
      </Button>
    </>
  );
}
