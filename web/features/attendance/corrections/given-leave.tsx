import Box from '@mui/material/Box';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { correctionQueries } from '../../../data/attendance/corrections.ts';
import { CorrectionText } from './correction-text.tsx';
import { framed } from './framed.ts';
import { useCorrectionActions } from './use-correction-actions.tsx';

interface GivenLeaveProps {
  readonly day: Pick<SummaryDay, 'date' | 'overtime' | 'flags'>;
  /** Whose day it is. */
  readonly membercode: string;
}

/** At a day off that was worked: the leave that was given for it, by whom, and what may be done about it. */
export function GivenLeave({ day: { date, overtime, flags }, membercode }: GivenLeaveProps) {
  const mayBeGiven = overtime === 0 && (flags.includes('worked_on_offday') || flags.includes('worked_on_holiday'));
  const about = { state: 'approved' as const, membercode, day: date };
  const { data } = useInfiniteQuery({ ...correctionQueries.list(about), enabled: mayBeGiven });
  const { actionsOf, dialog } = useCorrectionActions();
  const given = mayBeGiven ? data?.find((it) => it.kind === 'inlieu') : undefined;
  return (
    <>
      {given && (
        <Box sx={framed}>
          <CorrectionText correction={given} />
          {given.may.withdraw && <Box sx={{ mt: 1 }}>{actionsOf(given)}</Box>}
        </Box>
      )}
      {dialog}
    </>
  );
}
