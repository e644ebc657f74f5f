import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useTranslation } from 'react-i18next';
import { typedText } from '../../../components/typed-text.ts';
import { useDecider } from '../../../lib/words/decider.ts';
import { CorrectionTimes } from './correction-times.tsx';

/** A correction in words: what was and what should be, why, and what came of it. */
export function CorrectionText({ correction: it }: { readonly correction: Correction }) {
  const { t } = useTranslation();
  const decider = useDecider();
  const obstacle = obstacleOf(it);
  return (
    <>
      <CorrectionTimes correction={it} />
      <Typography color="textSecondary" sx={typedText}>
        {it.reason}
      </Typography>
      {it.askedby && (
        <Typography variant="body2" color="textSecondary">
          {t('corrections.askedBy', { name: it.askedby })}
        </Typography>
      )}
      {it.decidedby && (
        <Typography variant="body2" color="textSecondary" sx={typedText}>
          {[t('corrections.decidedBy', { name: decider(it) }), it.decisionremark].filter(Boolean).join(': ')}
        </Typography>
      )}
      {obstacle && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t(obstacle)}
        </Alert>
      )}
    </>
  );
}

/** Which sentence says why it cannot be approved; undefined where it can, or its reader does not decide. */
function obstacleOf({ kind, ungiven, unneeded, unemployed, may }: Correction) {
  if (unemployed) return 'corrections.unemployed';
  if (ungiven) return kind === 'hours' ? 'corrections.hours.ungiven' : 'corrections.inLieu.ungiven';
  if (unneeded) return 'corrections.overtime.unneeded';
  return may.decide && !may.approve ? 'corrections.closed' : undefined;
}
