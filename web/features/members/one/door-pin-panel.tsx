import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InformationDialog } from '../../../components/dialogs/information-dialog.tsx';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { useShownOnce } from '../../../components/form/discard-question.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { doorChanges, doorQueries } from '../../../data/attendance/doors.ts';
import { showInstant } from '../../../lib/time/show-time.ts';

/** The PIN of a member for the doors: whether there is one, and what the office does for who does not sign in. */
export function DoorPinPanel({ member, zone }: { readonly member: MemberDetail; readonly zone: string }) {
  const { t } = useTranslation();
  const pin = useQuery(doorQueries.pinOf(member.id));
  const { ask, question, made, forget } = usePinOf(member);
  const name = member.membername;
  return (
    <Panel title={t('doors.pin.title')} lead={t('doors.office.lead')}>
      <Loaded query={pin} skeleton={<ListSkeleton rows={1} height={64} />}>
        {({ since }) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Typography>
              {since === null
                ? t('doors.office.none', { name })
                : t('doors.office.since', { name, time: showInstant(since, zone) })}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {member.status === 'active' && (
                <Button variant="outlined" onClick={() => ask('handOut')}>
                  {t('doors.office.handOut')}
                </Button>
              )}
              {since !== null && (
                <Button variant="outlined" color="error" onClick={() => ask('take')}>
                  {t('doors.office.take')}
                </Button>
              )}
            </Box>
          </Box>
        )}
      </Loaded>
      {question}
      {made && <MadePin pin={made} name={name} onOk={forget} />}
    </Panel>
  );
}

/** Handing one out and taking one away, each after a question. */
function usePinOf({ id, membername: name }: MemberDetail) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const handOut = useMutation(doorChanges.handOutPin);
  const take = useMutation(doorChanges.takePin);
  const [asked, setAsked] = useState<'handOut' | 'take' | undefined>();
  const [made, setMade] = useState<string | undefined>();
  const after = { onError: sayProblem, onSettled: () => setAsked(undefined) };
  const doIt = () =>
    asked === 'take'
      ? take.mutate(id, { ...after, onSuccess: () => say(t('doors.office.taken')) })
      : handOut.mutate(id, { ...after, onSuccess: ({ pin }) => setMade(pin) });
  return {
    ask: setAsked,
    made,
    forget: () => setMade(undefined),
    question: asked && (
      <QuestionDialog
        open
        color={asked === 'take' ? 'error' : 'primary'}
        title={t(`doors.office.${asked}Title`)}
        text={t(`doors.office.${asked}Text`, { name })}
        yes={t(`doors.office.${asked}Yes`)}
        busy={handOut.isPending || take.isPending}
        onYes={doIt}
        onNo={after.onSettled}
      />
    ),
  };
}

/** A PIN, this once. */
function MadePin({ pin, name, onOk }: { readonly pin: string; readonly name: string; readonly onOk: () => void }) {
  const { t } = useTranslation();
  useShownOnce();
  return (
    <InformationDialog
      open
      title={t('doors.office.madeTitle')}
      message={t('doors.office.made', { name })}
      color="success"
      onOk={onOk}
    >
      <Typography sx={{ fontSize: '2rem', fontWeight: 600, letterSpacing: '0.15em', userSelect: 'all' }}>
        {pin}
      </Typography>
    </InformationDialog>
  );
}
