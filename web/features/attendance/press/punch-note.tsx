import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import type { StateText } from '../today/state-text.ts';
import type { PunchAction } from './use-punch-action.ts';

interface PunchNoteProps {
  readonly action: PunchAction;
  /** Where the member stands. */
  readonly state: StateText;
}

/** Beneath the button: where the member stands, told when it changes and not with each minute, or from which day on they may check in; and while their place is looked for, the way out. */
export function PunchNote({ action, state }: PunchNoteProps) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const { working, startson: day } = action;
  const isLocating = working === 'locating';
  return (
    <Box sx={{ textAlign: 'center' }}>
      {isLocating && (
        <Button onClick={action.device.giveUp} sx={{ my: '-11.5px' }}>
          {t('attendance.stop')}
        </Button>
      )}
      <Box hidden={isLocating} sx={{ fontWeight: 500 }}>
        <span role="status">
          {day ? textOf({ code: 'NOT_EMPLOYED', params: { reason: 'from', day } }) : state.text}
        </span>
        {!day && state.worked && `${t('common.comma')}${state.worked}`}
      </Box>
    </Box>
  );
}
