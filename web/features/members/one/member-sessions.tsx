import Devices from '@mui/icons-material/DevicesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MemberSession } from '@muster/domain/members/member-access-contract.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { showDevice } from '@muster/domain/messages/devices.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { ListRow } from '../../../components/list-row.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { memberAccessChanges, memberAccessQueries } from '../../../data/members/member-access.ts';
import { showInstant } from '../../../lib/time/show-time.ts';

/** Where a member is signed in; the office signs them out there. */
export function MemberSessions({ member, zone }: { readonly member: MemberDetail; readonly zone: string }) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const sessions = useQuery(memberAccessQueries.sessionsOf(member.id));
  const end = useMutation(memberAccessChanges.endSession);
  const [asked, setAsked] = useState<MemberSession | undefined>();
  const deviceOf = (session: MemberSession | undefined) => showDevice(session?.device ?? '', i18n.language);
  const confirm = () => {
    if (!asked) return;
    end.mutate(
      { id: member.id, session: asked.id },
      {
        onSuccess: () => say(t('session.devices.revoked', { device: deviceOf(asked) })),
        onError: sayProblem,
        onSettled: () => setAsked(undefined),
      },
    );
  };
  return (
    <Panel title={t('memberOffice.sessions.title')}>
      <Loaded query={sessions} skeleton={<ListSkeleton rows={2} height={64} />}>
        {(list) =>
          list.length === 0 ? (
            <Typography color="textSecondary">{t('memberOffice.sessions.none')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {list.map((it) => (
                <ListRow
                  key={it.id}
                  icon={Devices}
                  title={deviceOf(it)}
                  detail={
                    <>
                      {t('session.devices.since', { time: showInstant(it.signedinat, zone) })},{' '}
                      {t('session.devices.lastUsed', { time: showInstant(it.lastusedat, zone) })} · {it.address}
                    </>
                  }
                >
                  <Button
                    variant="outlined"
                    onClick={() => setAsked(it)}
                    aria-label={t('session.devices.revokeLabel', { device: deviceOf(it) })}
                  >
                    {t('session.devices.revoke')}
                  </Button>
                </ListRow>
              ))}
            </Box>
          )
        }
      </Loaded>
      <QuestionDialog
        open={asked !== undefined}
        title={t('memberOffice.sessions.askTitle')}
        text={t('memberOffice.sessions.askText', { name: member.membername, device: deviceOf(asked) })}
        yes={t('session.devices.revoke')}
        busy={end.isPending}
        onYes={confirm}
        onNo={() => setAsked(undefined)}
      />
    </Panel>
  );
}
