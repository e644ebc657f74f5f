import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { asRestDays, sameRest } from '@muster/domain/work/rest-days.ts';
import type { WorkView } from '@muster/domain/work/work-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { memberOfficeChanges } from '../../../data/members/member-office.ts';

interface ComingActionsProps {
  readonly member: MemberDetail;
  /** That of the work that is shown. */
  readonly revision: number;
  readonly work: WorkView;
  /** What holds until the day before. */
  readonly before: WorkView | undefined;
  readonly today: Day;
  readonly onChange: (work: WorkView) => void;
}

/** What was set for a coming day is changed, or taken back: then what held before goes on. */
export function ComingActions({ member, revision, work, before, today, onChange }: ComingActionsProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const set = useMutation(memberOfficeChanges.setWork);
  const { from } = work;
  // Where nothing but the times of the shift is another, the shift was changed and not the member's work.
  if (from === null || from <= today || !before || isSame(work, before)) return null;
  const { shiftid, groupno, locationrule, sites, counted } = before;
  const takeBack = () =>
    set.mutate(
      {
        id: member.id,
        body: { from, shiftid, ...asRestDays(before), groupno, locationrule, sites, counted, revision },
      },
      {
        onSuccess: () => say(t('memberOffice.work.takenBack')),
        onError: sayProblem,
      },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
      <Button onClick={() => onChange(work)} aria-label={t('memberOffice.work.changeLabel', { day: from })}>
        {t('memberOffice.work.change')}
      </Button>
      <BusyButton
        color="inherit"
        busy={set.isPending}
        onClick={takeBack}
        aria-label={t('memberOffice.work.takeBackLabel', { day: from })}
      >
        {t('memberOffice.work.takeBack')}
      </BusyButton>
    </Box>
  );
}

const isSame = (one: WorkView, other: WorkView): boolean =>
  one.shiftid === other.shiftid &&
  one.groupno === other.groupno &&
  one.locationrule === other.locationrule &&
  one.counted === other.counted &&
  sameRest(one, other) &&
  one.sites.join() === other.sites.join();
