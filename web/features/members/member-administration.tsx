import type { MemberRow } from '@muster/domain/members/members-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../components/dialogs/question-dialog.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { memberChanges, memberQueries, type OneTimeCode } from '../../data/members.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { MemberList } from './member-list.tsx';
import { OneTimeCodeDialog } from './one-time-code-dialog.tsx';
import { PasswordRequests } from './password-requests.tsx';

type Asked =
  | { readonly about: 'status'; readonly member: MemberRow }
  | { readonly about: 'code'; readonly member: { id: number; membername: string } };

/** The members' list with what the office does to an account: suspend, activate, hand out a code. */
export function MemberAdministration() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const members = useQuery(memberQueries.all);
  const setStatus = useMutation(memberChanges.setStatus);
  const handOut = useMutation(memberChanges.handOutCode);
  const [asked, setAsked] = useState<Asked | undefined>();
  const [code, setCode] = useState<OneTimeCode | undefined>();
  const after = { onError: (problem: unknown) => say(textOf(problem), 'error'), onSettled: () => setAsked(undefined) };

  const change = (member: MemberRow) => {
    const status = member.status === 'active' ? 'suspended' : 'active';
    const done = status === 'active' ? 'members.list.activatedNow' : 'members.list.suspendedNow';
    setStatus.mutate(
      { id: member.id, status },
      { ...after, onSuccess: () => say(t(done, { name: member.membername })) },
    );
  };
  const confirm = () => {
    if (asked?.about === 'status') change(asked.member);
    if (asked?.about === 'code') handOut.mutate(asked.member.id, { ...after, onSuccess: setCode });
  };

  return (
    <>
      <PasswordRequests onHandOut={(member) => setAsked({ about: 'code', member })} />
      <Panel title={t('members.list.title')}>
        <Loaded query={members} skeleton={<ListSkeleton rows={8} height={56} />}>
          {(list) => (
            <MemberList
              members={list}
              onStatus={(member) => setAsked({ about: 'status', member })}
              onCode={(member) => setAsked({ about: 'code', member })}
            />
          )}
        </Loaded>
      </Panel>
      {asked && (
        <Question
          asked={asked}
          busy={setStatus.isPending || handOut.isPending}
          onYes={confirm}
          onNo={after.onSettled}
        />
      )}
      {code && <OneTimeCodeDialog code={code} onOk={() => setCode(undefined)} />}
    </>
  );
}

interface QuestionProps {
  readonly asked: Asked;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Question({ asked, ...answers }: QuestionProps) {
  const { t } = useTranslation();
  const name = asked.member.membername;
  if (asked.about === 'code') {
    const text = t('members.list.codeText', { name });
    return (
      <QuestionDialog
        open
        {...answers}
        title={t('members.list.codeTitle')}
        text={text}
        yes={t('members.list.codeMake')}
      />
    );
  }
  const suspend = asked.member.status === 'active';
  return (
    <QuestionDialog
      open
      {...answers}
      color={suspend ? 'error' : 'primary'}
      title={suspend ? t('members.list.suspendTitle', { name }) : t('members.list.activateTitle', { name })}
      text={suspend ? t('members.list.suspendText', { name }) : t('members.list.activateText', { name })}
      yes={suspend ? t('members.list.suspend') : t('members.list.activate')}
    />
  );
}
