import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../components/error-state.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { Loaded } from '../components/loaded.tsx';
import { PageFrame } from '../components/page-frame.tsx';
import { LeaveScreen } from '../features/leave/leave-screen.tsx';
import { type LeaveChoice, useLeaveChoice } from '../features/leave/use-leave-choice.ts';
import { useLeaveData } from '../features/leave/use-leave-data.ts';
import { useCompany } from '../lib/company.ts';

/** The own leave: what is left, what is asked for, and the way to ask for more. */
export default function TakeLeavePage() {
  const { t } = useTranslation();
  const company = useCompany();
  const choice = useLeaveChoice();
  return (
    <PageFrame
      title={t('leave.title')}
      crumbs={[{ name: t('shell.nav.attendance') }]}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={() => choice.take()}>
          {t('leave.take')}
        </Button>
      }
    >
      <Loaded query={company} skeleton={<LeaveSkeleton />}>
        {(it) => <OwnLeave company={it} choice={choice} />}
      </Loaded>
    </PageFrame>
  );
}

function OwnLeave({ company, choice }: { readonly company: CompanyView; readonly choice: LeaveChoice }) {
  const { data, problem, retry } = useLeaveData(company);
  if (data) return <LeaveScreen data={data} choice={choice} />;
  return problem ? <ErrorState problem={problem} onRetry={retry} /> : <LeaveSkeleton />;
}

const LeaveSkeleton = () => <ListSkeleton rows={3} height={168} />;
