import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../lib/problem-text.ts';
import { showTime } from '../../lib/show-time.ts';
import type { PunchAction } from './use-punch-action.ts';

/** A check-in that was sent and not answered, and the way to send it again; nothing otherwise. */
export function UnansweredNotice({ punch, zone }: { readonly punch: PunchAction['punch']; readonly zone: string }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { state } = punch;
  if (state.step !== 'unanswered') return null;
  return (
    <Alert severity="warning" sx={{ width: '100%', maxWidth: 520 }}>
      <AlertTitle>{t(`attendance.unanswered.${state.intention.checktype}Title`)}</AlertTitle>
      {state.problem && `${textOf(state.problem)} `}
      {t('attendance.unanswered.text', { time: showTime(state.intention.checktime, zone).slice(0, 5) })}
      <Button
        color="inherit"
        variant="outlined"
        sx={{ display: 'block', mt: 1.5 }}
        onClick={() => punch.sendAgain(state.intention)}
      >
        {t('common.tryAgain')}
      </Button>
    </Alert>
  );
}
