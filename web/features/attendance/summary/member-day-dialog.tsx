import Button from '@mui/material/Button';
import type { GroupMember } from '@muster/domain/attendance/summary/summary-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { summaryQueries } from '../../../data/attendance/summary.ts';
import { CorrectDay } from '../corrections/correct-day.tsx';
import { useWaitingCorrections } from '../corrections/use-waiting-corrections.ts';
import { DayDetails } from './day-details.tsx';

interface MemberDayDialogProps {
  readonly member: Pick<GroupMember, 'membernoid' | 'membercode' | 'membername'>;
  readonly date: Day;
  readonly company: CompanyView;
  readonly onClose: () => void;
}

/** A day of somebody, opened from the grid. */
export function MemberDayDialog({ member, date, company, onClose }: MemberDayDialogProps) {
  const { t } = useTranslation();
  const { membercode } = member;
  const waits = useWaitingCorrections(membercode)?.get(date);
  const day = useQuery(summaryQueries.days(date, date, membercode));
  return (
    <DialogFrame
      open
      maxWidth="sm"
      title={t('summary.ofMember', { name: member.membername })}
      onClose={onClose}
      closedByVeil
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Loaded query={day} skeleton={<ListSkeleton rows={3} height={60} />}>
        {({ days: [found] }) =>
          found && (
            <DayDetails
              day={found}
              zone={company.zone}
              membercode={membercode}
              memberId={member.membernoid}
              waits={waits}
              action={<CorrectDay day={found} zone={company.zone} of={member} />}
            />
          )
        }
      </Loaded>
    </DialogFrame>
  );
}
