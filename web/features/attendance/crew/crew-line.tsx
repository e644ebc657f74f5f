import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ruled } from '../../../components/list-line.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { presenceLooks } from '../board/presence-looks.ts';
import { groupOf, type KnownMember } from './crew-states.ts';

interface CrewLineProps {
  readonly member: KnownMember;
  readonly zone: string;
  readonly ticked: boolean;
  readonly onTick: () => void;
}

/** Somebody of the crew: the whole line is the box to tick. */
export function CrewLine({ member, zone, ticked, onTick }: CrewLineProps) {
  const look = member.waits ? presenceLooks.late : presenceLooks[member.state];
  const Icon = look.icon;
  return (
    <Box component="li" sx={{ ...ruled, mx: -1.25, px: 1.25, ...(ticked && { bgcolor: 'action.hover' }) }}>
      <Box component="label" sx={line}>
        <Checkbox checked={ticked} onChange={onTick} sx={{ ml: '-11px' }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }}>
            {member.membername}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {member.membercode}
          </Typography>
        </Box>
        <Chip
          size="small"
          variant="outlined"
          color={look.color}
          icon={<Icon />}
          label={useStateText(member, zone)}
          sx={{ height: 'auto', minHeight: 28, maxWidth: '60%', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
        />
      </Box>
    </Box>
  );
}

function useStateText(member: KnownMember, zone: string): string {
  const { t } = useTranslation();
  const { state, since, waits } = member;
  if (waits)
    return t(`crew.states.${waits.kind === 'in' ? 'waitsIn' : 'waitsOut'}`, { time: showClock(waits.at, zone) });
  if (groupOf(member) === 'toCome' && state !== 'absent') return t('crew.states.toCome');
  return t(`crew.states.${state}`, { time: since === null ? '' : showClock(since, zone) });
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 64,
  py: 0.5,
  cursor: 'pointer',
};
