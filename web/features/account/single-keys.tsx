import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { SingleKeys } from '@muster/domain/members/preferences.ts';
import { useTranslation } from 'react-i18next';
import { lookChoices } from '../../lib/look/look-choices.ts';

/** Whether a key alone does something outside a field; off for those whose voice or hand presses keys unawares. */
export function SingleKeysChoice({ onChoose }: { readonly onChoose: (chosen: { singlekeys: SingleKeys }) => void }) {
  const { t } = useTranslation();
  const chosen = lookChoices.singlekeys.useChosen();
  return (
    <FormControlLabel
      control={<Switch checked={chosen === 'on'} />}
      label={t('members.settings.slash')}
      onChange={(_event, on) => onChoose({ singlekeys: on ? 'on' : 'off' })}
      sx={{ minHeight: 44 }}
    />
  );
}
