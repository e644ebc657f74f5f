import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { correctionQueries } from '../../../data/attendance/corrections.ts';
import { CorrectionText } from './correction-text.tsx';
import { framed } from './framed.ts';
import { useCorrectionActions } from './use-correction-actions.tsx';

interface GivenLeaveProps {
  readonly day: Pick<SummaryDay, 'date' | 'given' | 'earnswhole'>;
  /** Whose day it is. */
  readonly membercode: string;
}

/** At a day that was worked: the leave that was given for it, by whom, and what may be done about it. */
export function GivenLeave({ day, membercode }: GivenLeaveProps) {
  const { t } = useTranslation();
  const isGiven = day.given === true;
  const about = { state: 'approved' as const, membercode, day: day.date };
  const { data } = useInfiniteQuery({ ...correctionQueries.list(about), enabled: isGiven });
  const { actionsOf, dialog } = useCorrectionActions();
  const given = isGiven ? data?.find((it) => it.kind === 'inlieu') : undefined;
  return (
    <>
      {given && (
        <Box sx={framed}>
          <CorrectionText correction={given} />
          {day.earnswhole && (
            <Alert severity="info" sx={{ mt: 1 }}>
              {t(given.may.withdraw ? 'corrections.inLieu.wholeByOffice' : 'corrections.inLieu.wholeByNow')}
            </Alert>
          )}
          {given.may.withdraw && <Box sx={{ mt: 1 }}>{actionsOf(given)}</Box>}
        </Box>
      )}
      {dialog}
    </>
  );
}
