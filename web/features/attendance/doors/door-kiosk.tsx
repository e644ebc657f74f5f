import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { OwnDoor } from '@muster/domain/doors/doors-contract.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/busy-button.tsx';
import { LanguageLinks } from '../../../components/language-links.tsx';
import { MusterMark } from '../../../components/page/muster-mark.tsx';
import { useTitle } from '../../../components/page/use-title.ts';
import { speak } from '../../../lib/words/language.ts';
import { CodeStep } from './code-step.tsx';
import { DoorClock } from './door-clock.tsx';
import { LOW_AND_NARROW, LOW_AND_WIDE } from './large.ts';
import { type LostKeys, lostKeys } from './lost-keys.ts';
import { PinStep } from './pin-step.tsx';
import { Punched } from './punched.tsx';
import { useAwake } from './use-awake.ts';
import { useDoor } from './use-door.ts';
import { useKnock } from './use-knock.ts';
import { useNewest } from './use-newest.ts';

/** What stands at a door: the time, and two steps to be recorded. Nobody is signed in, and nothing of anybody stays. */
export function DoorKiosk() {
  const { t } = useTranslation();
  const { state, take, noteProblem } = useDoor();
  const [lost] = useState(lostKeys);
  useAwake();
  switch (state.is) {
    case 'loading':
      return (
        <Frame title={t('doors.there.title')}>
          <CircularProgress aria-label={t('shell.loading')} sx={{ justifySelf: 'center' }} />
        </Frame>
      );
    case 'away':
      return (
        <Frame title={t('doors.there.notConnected')}>
          <Told title={t('doors.there.notConnected')} text={t('doors.there.notConnectedText')} />
        </Frame>
      );
    case 'asked':
      return (
        <Frame isSetUp={false} title={t('doors.there.takeTitle')}>
          <Told title={t('doors.there.takeTitle')} text={t('doors.there.takeText')}>
            {state.failed && <Typography color="error">{t('doors.there.notTaken')}</Typography>}
            <TakeButton onTake={() => take(state.token)} />
          </Told>
        </Frame>
      );
    case 'unpaired':
      return (
        <Frame isSetUp={false} title={t('doors.there.notPaired')}>
          <Told
            title={t('doors.there.notPaired')}
            text={t(state.usedUp ? 'doors.there.usedUp' : 'doors.there.notPairedText')}
          />
        </Frame>
      );
    case 'paired':
      return (
        <Frame title={state.door.name} door={state.door}>
          {state.connected ? (
            <Knocking door={state.door} lost={lost} onProblem={noteProblem} />
          ) : (
            <Told beneath title={t('doors.there.notConnected')} text={t('doors.there.notConnectedText')} />
          )}
        </Frame>
      );
  }
}

interface KnockingProps {
  readonly door: OwnDoor;
  readonly lost: LostKeys;
  readonly onProblem: (problem: unknown) => void;
}

function Knocking({ door, lost, onProblem }: KnockingProps) {
  const { knock, tell, next, send } = useKnock(onProblem, lost);
  useNewest(knock.step === 'code' && knock.code === '');
  if (knock.step === 'done' && knock.done) return <Punched done={knock.done} zone={door.zone} />;
  if (knock.step === 'pin') {
    return (
      <PinStep
        knock={knock}
        onDigit={(digit) => tell({ does: 'digit', digit })}
        onErase={() => tell({ does: 'erase' })}
        onBack={() => tell({ does: 'back' })}
        onSend={() => void send()}
      />
    );
  }
  return <CodeStep code={knock.code} onCode={(code) => tell({ does: 'code', code })} onNext={next} />;
}

interface FrameProps {
  readonly title: string;
  readonly door?: OwnDoor;
  /** Where it is set up its own language is chosen; whoever comes to it chooses theirs for a while. */
  readonly isSetUp?: boolean;
  readonly children: ReactNode;
}

/** The clock above, what is to be done beneath it, the languages at the foot. */
function Frame({ title, door, isSetUp = true, children }: FrameProps) {
  useTitle(title);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateAreas: '"head" "step" "foot"',
        gridTemplateRows: 'auto 1fr auto',
        gridTemplateColumns: 'minmax(0, 34rem)',
        justifyContent: 'center',
        gap: { xs: 2, sm: 4 },
        p: { xs: 2, sm: 4 },
        [LOW_AND_NARROW]: { gap: 1, py: 1 },
        [LOW_AND_WIDE]: {
          gridTemplateAreas: '"head step" "foot step"',
          gridTemplateRows: '1fr auto',
          gridTemplateColumns: 'minmax(0, 26rem) minmax(0, 30rem)',
          py: 1,
        },
      }}
    >
      <Box
        sx={{
          gridArea: 'head',
          display: 'grid',
          gap: 1,
          alignContent: 'center',
          justifyItems: 'center',
          textAlign: 'center',
          [LOW_AND_NARROW]: { gap: 0 },
        }}
      >
        {door ? (
          <>
            <Typography component="h1" sx={{ fontSize: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
              {door.name}
            </Typography>
            <Typography color="textSecondary" sx={{ [LOW_AND_NARROW]: { display: 'none' } }}>
              {door.company}
            </Typography>
            <DoorClock zone={door.zone} />
          </>
        ) : (
          <MusterMark size={48} />
        )}
      </Box>
      <Box
        sx={{
          gridArea: 'step',
          display: 'grid',
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [LOW_AND_WIDE]: { pt: 2 },
        }}
      >
        {children}
      </Box>
      <Box sx={{ gridArea: 'foot', display: 'flex', justifyContent: 'center' }}>
        {isSetUp ? <LanguageLinks onChoose={speak} /> : <LanguageLinks />}
      </Box>
    </Box>
  );
}

interface ToldProps {
  readonly title: string;
  readonly text: string;
  /** Beneath the name of a door. */
  readonly beneath?: boolean;
  readonly children?: ReactNode;
}

/** How it stands, where nobody can be recorded. */
function Told({ title, text, beneath = false, children }: ToldProps) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, textAlign: 'center', pt: { xs: 2, sm: 6 } }}>
      <Typography component={beneath ? 'h2' : 'h1'} sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>
        {title}
      </Typography>
      <Typography sx={{ fontSize: '1.125rem' }}>{text}</Typography>
      {children}
    </Box>
  );
}

function TakeButton({ onTake }: { readonly onTake: () => Promise<void> }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const take = () => {
    setBusy(true);
    void onTake().finally(() => setBusy(false));
  };
  return (
    <BusyButton variant="contained" size="large" busy={busy} onClick={take} sx={{ justifySelf: 'center', mt: 1 }}>
      {t('doors.there.take')}
    </BusyButton>
  );
}
