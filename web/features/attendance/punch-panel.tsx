import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Today, WorkPlace } from '@muster/domain/attendance/attendance-contract.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../components/snackbar.tsx';
import type { ApiProblem } from '../../lib/api-problem.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { useCurrentMember } from '../../lib/session-store.ts';
import { showTime } from '../../lib/show-time.ts';
import { CompanyClock } from './company-clock.tsx';
import { PlaceLine } from './place-line.tsx';
import { PunchButton } from './punch-button.tsx';
import { OutsideDialog, RecordedDialog, RefusedDialog } from './punch-dialogs.tsx';
import { useDeviceLocation } from './use-device-location.ts';
import { usePunch } from './use-punch.ts';

/** The clock, the button and the place, with everything that may follow a press. */
export function PunchPanel({ today, place }: { readonly today: Today; readonly place: WorkPlace }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const { membercode } = useCurrentMember();
  const needsLocation = place.rule === 'sites' && place.sites.length > 0;
  const device = useDeviceLocation(needsLocation);
  const onRefused = (problem: ApiProblem) => {
    if (problem.code === 'ALREADY_CHECKED_IN') return say(t('attendance.already'), 'info');
    if (problem.code === 'NOT_CHECKED_IN') return say(t('attendance.notInNow'), 'info');
    say(textOf(problem), 'error');
  };
  const punch = usePunch({ membercode, locate: needsLocation ? device.ask : undefined, onRefused });
  const { state } = punch;

  // The answer was lost, but not the record: today's list has it.
  const answered = state.step === 'unanswered' && today.punches.some((it) => it.clientid === state.intention.clientid);
  const { dismiss } = punch;
  // biome-ignore lint/correctness/useExhaustiveDependencies: dismiss is new with every render and always the same.
  useEffect(() => {
    if (answered) dismiss();
  }, [answered]);

  const next = today.open ? 'out' : 'in';
  const working = state.step === 'locating' || state.step === 'sending' ? state : undefined;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', justifyItems: 'center', gap: 3 }}>
      <CompanyClock zone={place.zone} />
      {state.step === 'unanswered' && (
        <Alert severity="warning" sx={{ width: '100%', maxWidth: 520 }}>
          <AlertTitle>{t(`attendance.unanswered.${state.intention.checktype}Title`)}</AlertTitle>
          {state.problem && `${textOf(state.problem)} `}
          {t('attendance.unanswered.text', { time: showTime(state.intention.checktime, place.zone).slice(0, 5) })}
          <Button
            color="inherit"
            variant="outlined"
            sx={{ display: 'block', mt: 1.5 }}
            onClick={() => punch.sendAgain(state.intention)}
          >
            {t('common.tryAgain')}
          </Button>
        </Alert>
      )}
      <PunchButton
        next={state.step === 'unanswered' ? state.intention.checktype : next}
        working={working?.step}
        onPress={() => (state.step === 'unanswered' ? punch.sendAgain(state.intention) : punch.begin(next))}
      />
      <Typography color="textSecondary" sx={{ mt: -1 }}>
        {today.open
          ? t('attendance.since', { time: showTime(today.open.checktime, place.zone).slice(0, 5) })
          : t('attendance.notIn')}
      </Typography>
      <PlaceLine
        place={place}
        location={device.location}
        locating={device.locating}
        onLocate={() => void device.ask().catch(() => undefined)}
      />
      {state.step === 'recorded' && <RecordedDialog punch={state.punch} zone={place.zone} onOk={punch.dismiss} />}
      {state.step === 'outside' && (
        <OutsideDialog
          area={state.area}
          intention={state.intention}
          onRetry={() => punch.locateAgain(state.intention)}
          onReason={(reason) => punch.withReason(state.intention, reason)}
          onClose={punch.dismiss}
        />
      )}
      {state.step === 'refused' && (
        <RefusedDialog
          reason={state.reason}
          checktype={state.intention.checktype}
          onRetry={() => punch.locateAgain(state.intention)}
          onWithout={() => punch.withoutLocation(state.intention)}
          onClose={punch.dismiss}
        />
      )}
    </Card>
  );
}
