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
      {it.ungiven && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('corrections.inLieu.ungiven')}
        </Alert>
      )}
      {it.may.decide && !it.may.approve && !it.ungiven && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('corrections.closed')}
        </Alert>
      )}
    </>
  );
}
