import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/page/panel.tsx';
import { useSayProblem } from '../../components/snackbar.tsx';
import { memberChanges } from '../../data/members/members.ts';
import { AccountQuestion } from './account-question.tsx';
import { type MadeCode, OneTimeCodeDialog } from './one-time-code-dialog.tsx';
import { PasswordRequests } from './password-requests.tsx';
import { MemberTable } from './table/member-table.tsx';

/** Who asks the office for help with their password, and the table of members. */
export function MemberAdministration() {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const handOut = useMutation(memberChanges.handOutCode);
  const [asked, setAsked] = useState<Pick<MemberRow, 'id' | 'membercode' | 'membername'> | undefined>();
  const [code, setCode] = useState<MadeCode | undefined>();
  const after = { onError: sayProblem, onSettled: () => setAsked(undefined) };
  return (
    <>
      <PasswordRequests onHandOut={setAsked} />
      <Panel title={t('memberOffice.table.title')}>
        <MemberTable />
      </Panel>
      {asked && (
        <AccountQuestion
          asked="code"
          name={asked.membername}
          active
          busy={handOut.isPending}
          onYes={() => handOut.mutate(asked.id, { ...after, onSuccess: (made) => setCode({ code: made, ...asked }) })}
          onNo={after.onSettled}
        />
      )}
      {code && <OneTimeCodeDialog {...code} onOk={() => setCode(undefined)} />}
    </>
  );
}
