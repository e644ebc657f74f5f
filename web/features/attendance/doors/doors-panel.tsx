import Add from '@mui/icons-material/Add';
import MeetingRoom from '@mui/icons-material/MeetingRoomOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Door, Pairing } from '@muster/domain/doors/doors-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../../components/dialogs/question-dialog.tsx';
import { ListRow } from '../../../components/list-row.tsx';
import { ListSkeleton } from '../../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { Panel } from '../../../components/page/panel.tsx';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { doorChanges, doorQueries } from '../../../data/attendance/doors.ts';
import { companyQueries } from '../../../data/company.ts';
import { showInstant } from '../../../lib/time/show-time.ts';
import { DoorDialog } from './door-dialog.tsx';
import { PairingDialog } from './pairing-dialog.tsx';

/** What is asked about a door before it is done. */
interface Question {
  readonly what: 'pair' | 'end';
  readonly door: Door;
}

/** The doors of the company, for administrators. */
export function DoorsPanel() {
  const { t } = useTranslation();
  const doors = useQuery(doorQueries.list);
  const [open, setOpen] = useState<Door | 'new' | undefined>();
  const [made, setMade] = useState<Pairing | undefined>();
  const asking = useQuestions(setMade);
  return (
    <Panel
      title={t('doors.title')}
      lead={t('doors.lead')}
      action={
        <Button variant="outlined" startIcon={<Add />} onClick={() => setOpen('new')} sx={{ flex: 'none' }}>
          {t('doors.add')}
        </Button>
      }
    >
      <Loaded query={doors} skeleton={<ListSkeleton rows={2} height={64} />}>
        {(list) =>
          list.length === 0 ? (
            <Typography>{t('doors.none')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {list.map((it) => (
                <DoorRow key={it.id} door={it} onChange={() => setOpen(it)} onAsk={asking.ask} />
              ))}
            </Box>
          )
        }
      </Loaded>
      {open && (
        <DoorDialog
          changing={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onMade={(it) => {
            setOpen(undefined);
            setMade(it);
          }}
        />
      )}
      {made && <PairingDialog pairing={made} onOk={() => setMade(undefined)} />}
      {asking.question}
    </Panel>
  );
}

interface DoorRowProps {
  readonly door: Door;
  readonly onChange: () => void;
  readonly onAsk: (it: Question) => void;
}

function DoorRow({ door, onChange, onAsk }: DoorRowProps) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const { name } = door;
  const used = door.lastusedat
    ? t('doors.used', { time: showInstant(door.lastusedat, company?.zone ?? 'UTC') })
    : t('doors.unused');
  return (
    <ListRow
      icon={MeetingRoom}
      title={name}
      detail={[door.site?.name ?? t('doors.noSite'), t(`doors.states.${door.state}`), used].join(' · ')}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button onClick={onChange} aria-label={t('doors.changeLabel', { name })}>
          {t('doors.change')}
        </Button>
        <Button onClick={() => onAsk({ what: 'pair', door })} aria-label={t('doors.pairLabel', { name })}>
          {t('doors.pair')}
        </Button>
        <Button color="error" onClick={() => onAsk({ what: 'end', door })} aria-label={t('doors.endLabel', { name })}>
          {t('doors.end')}
        </Button>
      </Box>
    </ListRow>
  );
}

/** Pairing anew is asked where a device is there to lose; ending always is. */
function useQuestions(onMade: (it: Pairing) => void) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const pair = useMutation(doorChanges.pair);
  const end = useMutation(doorChanges.end);
  const [asked, setAsked] = useState<Question | undefined>();
  const after = { onError: sayProblem, onSettled: () => setAsked(undefined) };
  const doIt = ({ what, door }: Question) => {
    if (what === 'pair') return pair.mutate(door, { ...after, onSuccess: onMade });
    end.mutate(door, { ...after, onSuccess: () => say(t('doors.ended', { name: door.name })) });
  };
  const ends = asked?.what === 'end';
  const name = asked?.door.name ?? '';
  return {
    ask: (it: Question) => (it.what === 'pair' && it.door.state !== 'paired' ? doIt(it) : setAsked(it)),
    question: asked && (
      <QuestionDialog
        open
        color={ends ? 'error' : 'primary'}
        title={ends ? t('doors.endTitle', { name }) : t('doors.pairTitle')}
        text={ends ? t('doors.endText') : t('doors.pairText', { name })}
        yes={ends ? t('doors.endYes') : t('doors.pair')}
        busy={pair.isPending || end.isPending}
        onYes={() => doIt(asked)}
        onNo={() => setAsked(undefined)}
      />
    ),
  };
}
