import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { givingKinds } from '@muster/domain/attendance/corrections/correction-policy.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { correctionQueries } from '../../../data/attendance/corrections.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { CorrectionText } from './correction-text.tsx';
import { framed } from './framed.ts';
import { useCorrectionActions } from './use-correction-actions.tsx';

interface GivenForDayProps {
  readonly day: Pick<SummaryDay, 'date' | 'status' | 'given' | 'earnswhole' | 'overtimeapproved' | 'hoursoff'>;
  /** Whose day it is. */
  readonly membercode: string;
}

/** At a day: the leave that was given for its work, or the overtime or hours off that were approved, by whom, and what may be done about it. */
export function GivenForDay({ day, membercode }: GivenForDayProps) {
  const { t } = useTranslation();
  const isGiven = day.given === true || day.overtimeapproved !== undefined || day.hoursoff !== undefined;
  const about = { state: 'approved' as const, membercode, day: day.date };
  const { data } = useInfiniteQuery({ ...correctionQueries.list(about), enabled: isGiven });
  const { actionsOf, dialog } = useCorrectionActions();
  const isOwn = useCurrentMember().membercode === membercode;
  const given = isGiven ? data?.filter(({ kind }) => givingKinds.includes(kind)) : undefined;
  const hintOf = ({ kind, may }: Correction): string | undefined => {
    if (kind === 'inlieu' && day.earnswhole)
      return t(may.withdraw ? 'corrections.inLieu.wholeByOffice' : 'corrections.inLieu.wholeByNow');
    if (kind !== 'hours') return undefined;
    if (day.status === 'absent') return t('corrections.hours.absent');
    if (day.hoursoff !== 0) return undefined;
    const idle = isOwn ? 'corrections.hours.idleOwn' : 'corrections.hours.idleOffice';
    return t(may.withdraw ? idle : 'corrections.hours.idle');
  };
  return (
    <>
      {given?.map((it) => (
        <Box key={it.id} sx={framed}>
          <CorrectionText correction={it} />
          {hintOf(it) && (
            <Alert severity="info" sx={{ mt: 1 }}>
              {hintOf(it)}
            </Alert>
          )}
          {it.may.withdraw && <Box sx={{ mt: 1 }}>{actionsOf(it)}</Box>}
        </Box>
      ))}
      {dialog}
    </>
  );
}
