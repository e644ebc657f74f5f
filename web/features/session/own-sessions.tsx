import Devices from '@mui/icons-material/DevicesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { showDevice } from '@muster/domain/messages/devices.ts';
import type { OwnSession } from '@muster/domain/session/own-sessions-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../components/dialogs/question-dialog.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { useSayProblem, useSnackbar } from '../../components/snackbar.tsx';
import { accountChanges } from '../../data/account/account.ts';
import { sessionChanges, sessionQueries } from '../../data/account/sessions.ts';
import { companyQueries } from '../../data/company.ts';
import { showInstant } from '../../lib/time/show-time.ts';

/** On which devices the member is signed in; each other one can be signed out from here. */
export function OwnSessions() {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const sessions = useQuery(sessionQueries.own);
  const revoke = useMutation(sessionChanges.revoke);
  const [asked, setAsked] = useState<OwnSession | undefined>();
  const deviceOf = (session: OwnSession | undefined) => showDevice(session?.device ?? '', i18n.language);
  const confirm = () => {
    if (!asked) return;
    revoke.mutate(asked.id, {
      onSuccess: () => say(t('session.devices.revoked', { device: deviceOf(asked) })),
      onError: sayProblem,
      onSettled: () => setAsked(undefined),
    });
  };
  return (
    <>
      <Loaded query={sessions} skeleton={<ListSkeleton rows={2} height={64} />}>
        {(list) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {list.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  device={deviceOf(session)}
                  onRevoke={() => setAsked(session)}
                />
              ))}
            </Box>
            {list.length > 1 && <SignOutOthers others={list.length - 1} />}
          </>
        )}
      </Loaded>
      <QuestionDialog
        open={asked !== undefined}
        title={t('session.devices.confirmTitle')}
        text={t('session.devices.confirmText', { device: deviceOf(asked) })}
        yes={t('session.devices.revoke')}
        busy={revoke.isPending}
        onYes={confirm}
        onNo={() => setAsked(undefined)}
      />
    </>
  );
}

/** One button for all other devices, such as after a phone was lost. */
function SignOutOthers({ others }: { readonly others: number }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const revoke = useMutation(accountChanges.revokeOthers);
  const [asked, setAsked] = useState(false);
  const confirm = () =>
    revoke.mutate(undefined, {
      onSuccess: () => say(t('session.devices.othersRevoked')),
      onError: sayProblem,
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setAsked(true)}>
        {t('session.devices.revokeOthers')}
      </Button>
      <QuestionDialog
        open={asked}
        title={t('session.devices.revokeOthers')}
        text={t('session.devices.othersText', { count: others })}
        yes={t('session.devices.othersYes')}
        busy={revoke.isPending}
        onYes={confirm}
        onNo={() => setAsked(false)}
      />
    </>
  );
}

function SessionRow(props: { readonly session: OwnSession; readonly device: string; readonly onRevoke: () => void }) {
  const { session, device, onRevoke } = props;
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const zone = company?.zone ?? 'UTC';
  return (
    <ListRow
      icon={Devices}
      title={
        <>
          {device}{' '}
          {session.current && (
            <Chip size="small" color="primary" variant="outlined" label={t('session.devices.current')} />
          )}
        </>
      }
      detail={
        <>
          {t('session.devices.since', { time: showInstant(session.signedinat, zone) })},{' '}
          {t('session.devices.lastUsed', { time: showInstant(session.lastusedat, zone) })} · {session.address}
        </>
      }
    >
      {!session.current && (
        <Button variant="outlined" onClick={onRevoke} aria-label={t('session.devices.revokeLabel', { device })}>
          {t('session.devices.revoke')}
        </Button>
      )}
    </ListRow>
  );
}
