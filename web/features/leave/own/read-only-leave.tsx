import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { useLeaveWords } from '../leave-words.ts';

interface ReadOnlyLeaveProps {
  readonly leave: LeaveView;
  readonly onGiveBack: () => void;
  readonly onClose: () => void;
}

/** An approved leave: to be read, neither saved nor removed (behaviour 2, 4). */
export function ReadOnlyLeave({ leave, onGiveBack, onClose }: ReadOnlyLeaveProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const decider = ({ decidedby, decidedfor }: LeaveView) =>
    decidedby && decidedfor ? t('deputies.inPlace', { deputy: decidedby, manager: decidedfor }) : (decidedby ?? '');
  const facts = [
    [t('leave.form.type'), leave.ltype],
    [t('leave.form.from'), words.day(leave.start)],
    [t('leave.form.to'), words.day(leave.end)],
    [t('leave.form.part'), leave.part === null ? '' : t(`leave.parts.${leave.part}`)],
    [t('leave.form.days'), words.days(leave.days)],
    [t('leave.form.remark'), leave.remark],
    [t('leave.form.status'), t('leave.status.approved')],
    [t('deputies.decidedBy'), decider(leave)],
    [t('leave.form.decision'), leave.decisionremark],
  ] as const;
  return (
    <DialogFrame
      open
      maxWidth="sm"
      title={t('leave.form.newTitle')}
      onClose={onClose}
      actions={
        <>
          {leave.may.giveback && <Button onClick={onGiveBack}>{t('leave.list.giveBack')}</Button>}
          <Button variant="contained" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <Box key={name} sx={{ display: 'grid', gridTemplateColumns: { sm: '160px 1fr' } }}>
              <Typography component="dt" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 500 }}>
                {value}
              </Typography>
            </Box>
          ))}
      </Box>
      {leave.returnfrom && (
        <Typography sx={{ mt: 2 }}>{t('leave.list.returnWaiting', { day: words.day(leave.returnfrom) })}</Typography>
      )}
    </DialogFrame>
  );
}
