import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useTranslation } from 'react-i18next';
import { CorrectionText } from './correction-text.tsx';
import { framed } from './framed.ts';
import { kindWords } from './kind-words.ts';
import { useCorrectionActions } from './use-correction-actions.tsx';

/** At a day: the correction of it that waits, which comes before any other can be asked for, and what may be done about it. */
export function WaitingCorrection({ correction }: { readonly correction: Correction | undefined }) {
  const { t } = useTranslation();
  const { actionsOf, dialog } = useCorrectionActions();
  return (
    <>
      {correction && (
        <Box sx={framed}>
          <Chip
            size="small"
            color="warning"
            variant="outlined"
            label={t(`${kindWords(correction)}.waits`)}
            sx={{ mb: 0.5 }}
          />
          <CorrectionText correction={correction} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{actionsOf(correction)}</Box>
        </Box>
      )}
      {dialog}
    </>
  );
}
