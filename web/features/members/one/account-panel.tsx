import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactGrid } from '../../../components/fact-list.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { securityChanges } from '../../../data/account/security.ts';
import { memberChanges, type OneTimeCode } from '../../../data/members/members.ts';
import { showInstant } from '../../../lib/time/show-time.ts';
import { AccountQuestion, type AskedOfAccount } from '../account-question.tsx';
import { OneTimeCodeDialog } from '../one-time-code-dialog.tsx';

/** How a member gets in, and what the office does about it. */
export function AccountPanel({ member, zone }: { readonly member: MemberDetail; readonly zone: string }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const setStatus = useMutation(memberChanges.setStatus);
  const handOut = useMutation(memberChanges.handOutCode);
  const removeFactor = useMutation(securityChanges.removeOf);
  const [asked, setAsked] = useState<AskedOfAccount | undefined>();
  const [code, setCode] = useState<OneTimeCode | undefined>();
  const name = member.membername;
  const active = member.status === 'active';
  const after = { onError: sayProblem, onSettled: () => setAsked(undefined) };
  const confirm = () => {
    if (asked === 'factor') {
      const said = () => say(t('security.office.removed', { name }));
      return removeFactor.mutate(member.id, { ...after, onSuccess: said });
    }
    if (asked === 'code') return handOut.mutate(member.id, { ...after, onSuccess: setCode });
    const status = active ? 'suspended' : 'active';
    const done = active ? t('members.list.suspendedNow', { name }) : t('members.list.activatedNow', { name });
    setStatus.mutate({ id: member.id, status }, { ...after, onSuccess: () => say(done) });
  };
  const facts = [
    { label: t('memberOffice.account.standing'), value: t(`memberOffice.table.statuses.${member.status}`) },
    {
      label: t('memberOffice.account.signedUp'),
      value: t(member.registered ? 'memberOffice.account.yes' : 'memberOffice.account.no'),
    },
    {
      label: t('memberOffice.account.seen'),
      value: member.lastseen ? showInstant(member.lastseen, zone) : t('memberOffice.account.never'),
    },
  ];
  return (
    <Panel title={t('memberOffice.account.title')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FactGrid facts={facts} />
        {member.status === 'left' && <Typography>{t('memberOffice.account.left', { name })}</Typography>}
        {!member.may.run && <Typography color="textSecondary">{t('memberOffice.account.notYours')}</Typography>}
        {member.may.run && !member.may.account && (
          <Typography color="textSecondary">{t('memberOffice.account.decides', { name })}</Typography>
        )}
        {member.may.run && member.status !== 'left' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {active && member.may.account && (
              <Button variant="outlined" onClick={() => setAsked('code')}>
                {t('members.list.code')}
              </Button>
            )}
            {member.secondfactor && member.may.account && (
              <Button variant="outlined" onClick={() => setAsked('factor')}>
                {t('security.office.remove')}
              </Button>
            )}
            <Button variant="outlined" color={active ? 'error' : 'primary'} onClick={() => setAsked('status')}>
              {active ? t('members.list.suspend') : t('members.list.activate')}
            </Button>
          </Box>
        )}
      </Box>
      {asked && (
        <AccountQuestion
          asked={asked}
          name={name}
          active={active}
          busy={setStatus.isPending || handOut.isPending || removeFactor.isPending}
          onYes={confirm}
          onNo={after.onSettled}
        />
      )}
      {code && <OneTimeCodeDialog code={code} {...member} onOk={() => setCode(undefined)} />}
    </Panel>
  );
}
