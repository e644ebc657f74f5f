import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSayProblem, useSnackbar } from '../../components/snackbar.tsx';
import { pushChanges, pushQueries } from '../../data/account/push.ts';
import { PushRefused, pushAbility } from '../../lib/device/push.ts';

/** Whether this device is told the news, too. Its member is asked when they switch it on, and not before. */
export function PushSwitch() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const [ability, setAbility] = useState(pushAbility);
  const own = useQuery({ ...pushQueries.own, enabled: ability === 'yes' });
  const turnOn = useMutation(pushChanges.turnOn);
  const turnOff = useMutation(pushChanges.turnOff);
  if (ability === 'no') return null;
  if (ability !== 'yes') {
    return (
      <Typography variant="body2" color="textSecondary">
        {t(ability === 'blocked' ? 'notifications.push.blocked' : 'notifications.push.homeScreen')}
      </Typography>
    );
  }
  if (!own.data) return null;
  const { key, told } = own.data;
  const onError = (problem: unknown) => {
    setAbility(pushAbility());
    if (!(problem instanceof PushRefused)) sayProblem(problem);
    else if (pushAbility() === 'yes') say(t('notifications.push.refused'), 'error');
  };
  // Not disabled meanwhile: the focus would be nowhere.
  const isBusy = turnOn.isPending || turnOff.isPending;
  return (
    <>
      <FormControlLabel
        labelPlacement="start"
        label={t('notifications.push.here')}
        sx={{ m: 0, justifyContent: 'space-between' }}
        control={
          <Switch
            checked={turnOn.isPending || (told && !turnOff.isPending)}
            onChange={(_event, on) => {
              if (isBusy) return;
              if (on) turnOn.mutate(key, { onError });
              else turnOff.mutate(undefined, { onError });
            }}
          />
        }
      />
      {told && (
        <Typography variant="body2" color="textSecondary">
          {t('notifications.push.told')}
        </Typography>
      )}
    </>
  );
}
