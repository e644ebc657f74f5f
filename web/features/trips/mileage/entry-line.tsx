import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { actionsOfTicked, listLine, tickedLine } from '../../../components/list-line.ts';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { typedText } from '../../../components/typed-text.ts';
import { mileageChanges } from '../../../data/trips/mileage.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { type Counted, useMileageWords } from './mileage-words.ts';

interface EntryLineProps {
  readonly entry: MileageEntry;
  readonly counted: Counted;
  /** Names the trip, where the entries of several are shown. */
  readonly trip?: ReactNode;
  /** What selects it, in a list of which several are decided at once; null where it is not among these. */
  readonly tick?: ReactNode;
  /** What its member may do with it. */
  readonly children?: ReactNode;
}

const colours = { waiting: 'default', approved: 'success', returned: 'warning' } as const;

/** An entry with how its amount came about and what is doubtful in it, and the answer of who decides about it. */
export function EntryLine({ entry, counted, trip, tick, children }: EntryLineProps) {
  const { t } = useTranslation();
  const words = useMileageWords(counted);
  const { odometerstart: start, odometerend: end } = entry;
  const car = entry.carcode ?? t('mileage.ownCar');
  const readings = start === null || end === null ? '' : t('mileage.odometer', { start, end });
  return (
    <Box component="li" sx={tick === undefined ? listLine : tickedLine}>
      {tick === null ? <span /> : tick}
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{words.formula(entry)}</Typography>
          <Chip
            size="small"
            variant="outlined"
            color={colours[entry.state]}
            label={t(`mileage.states.${entry.state}`)}
          />
        </Box>
        <Typography>{[entry.membername, words.day(entry.drivenon)].join(' · ')}</Typography>
        <Typography color="textSecondary">{[car, readings].filter(Boolean).join(' · ')}</Typography>
        {trip}
        {entry.remark && <Typography sx={typedText}>{entry.remark}</Typography>}
        {entry.doubts.map((it) => (
          <Typography key={it.kind} sx={{ color: 'warning.main' }}>
            {words.doubt(it)}
          </Typography>
        ))}
        <Decision entry={entry} />
        {entry.closed && (
          <Typography color="textSecondary" variant="body2">
            {t('mileage.closed')}
          </Typography>
        )}
      </Box>
      <Box sx={tick === undefined ? { display: 'flex', flexWrap: 'wrap', gap: 1 } : actionsOfTicked}>
        {children}
        <Answers entry={entry} counted={counted} />
      </Box>
    </Box>
  );
}

function Decision({ entry }: { readonly entry: MileageEntry }) {
  const { t } = useTranslation();
  if (entry.state === 'waiting') return null;
  const by = entry.decidedby ?? '';
  return entry.state === 'approved' ? (
    <Typography color="textSecondary" variant="body2">
      {t('mileage.approvedBy', { by })}
    </Typography>
  ) : (
    <Typography color="error" sx={typedText}>
      {t('mileage.sentBack', { by, why: entry.decisionremark })}
    </Typography>
  );
}

/** Approves it at once, as all there is to know stands beside the button; sending it back asks why. */
function Answers({ entry, counted }: Pick<EntryLineProps, 'entry' | 'counted'>) {
  const { t } = useTranslation();
  const words = useMileageWords(counted);
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const [returning, setReturning] = useState(false);
  const name = entry.membername;
  const approve = useMutation({
    ...mileageChanges.decide,
    onSuccess: ([undone]) => (undone ? sayProblem(undone.problem) : say(t('mileage.decide.approved', { name }))),
    onError: sayProblem,
  });
  const about = words.entry(entry);
  return (
    <>
      {entry.may.return && (
        <Button
          color="error"
          aria-label={t('mileage.decide.returnOf', { entry: about })}
          onClick={() => setReturning(true)}
        >
          {t('mileage.decide.return')}
        </Button>
      )}
      {entry.may.approve && (
        <BusyButton
          variant="outlined"
          busy={approve.isPending}
          aria-label={t('mileage.decide.approveOf', { entry: about })}
          onClick={() => approve.mutate({ entries: [entry], verdict: 'approve' })}
        >
          {t('mileage.decide.approve')}
        </BusyButton>
      )}
      {returning && (
        <DecideDialog entries={[entry]} verdict="return" counted={counted} onClose={() => setReturning(false)} />
      )}
    </>
  );
}
