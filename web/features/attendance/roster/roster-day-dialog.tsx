import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RosterMember } from '@muster/domain/attendance/roster/roster-contract.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { FactList } from '../../../components/fact-list.tsx';
import { StateLetter } from '../../../components/month-calendar/calendar-day.tsx';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { useRosterWords } from './roster-words.ts';

interface RosterDayDialogProps {
  readonly member: RosterMember;
  readonly date: string;
  readonly onClose: () => void;
}

/** A day of somebody's roster: the shift by its name, when they are due, and what stands in the way of it. */
export function RosterDayDialog({ member, date, onClose }: RosterDayDialogProps) {
  const { t, i18n } = useTranslation();
  const words = useRosterWords();
  const mayChange = isOffice(useCurrentMember().role);
  const day = member.days.find((it) => it.date === date);
  if (!day) return null;
  const { status, shift, due, note } = day;
  const state = words.stateOf(day) ?? words.waitsOf(day);
  return (
    <DialogFrame
      open
      sheet
      closedByVeil
      title={member.membername}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {mayChange && (
            <Button component={Link} to={`/dashboard/members/${member.membernoid}`}>
              {t('roster.change')}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h3" component="h2">
            {showDayWithWeekday(date, i18n.language)}
          </Typography>
          {state && <StateLetter state={state} />}
          {status !== 'work' && (
            <Typography>{status === null ? words.nothing(day) : t(`summary.status.${status}`)}</Typography>
          )}
        </Box>
        <FactList
          facts={[
            {
              label: t('roster.shift'),
              value: shift ? t('roster.shiftTimes', { name: shift.name, from: shift.starts, to: shift.ends }) : '',
            },
            { label: t('roster.dueAt'), value: due ? t('roster.times', due) : '' },
            { label: t('summary.day.note'), value: note },
          ]}
        />
      </Box>
    </DialogFrame>
  );
}
