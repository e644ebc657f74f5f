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
  return (
    <Box component="li" sx={{ ...ruled, mx: -1.25, px: 1.25, ...(ticked && { bgcolor: 'action.hover' }) }}>
      <Box component="label" sx={line}>
        <Checkbox checked={ticked} onChange={onTick} sx={{ ml: '-11px' }} />
        <Box sx={beside}>
          <Box sx={{ flex: '1 1 7.5rem', minWidth: 0 }}>
            <Typography component="span" sx={{ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }}>
              {member.membername}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {member.membercode}
            </Typography>
          </Box>
          {!isExpected(member) && <StateChip member={member} zone={zone} />}
        </Box>
      </Box>
    </Box>
  );
}

/** Of them the heading says all that there is to say. */
const isExpected = (member: KnownMember) => groupOf(member) === 'toCome' && member.state !== 'absent';

function StateChip({ member, zone }: Pick<CrewLineProps, 'member' | 'zone'>) {
  const look = member.waits ? presenceLooks.late : presenceLooks[member.state];
  const Icon = look.icon;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={look.color}
      icon={<Icon />}
      label={useStateText(member, zone)}
      sx={{ height: 'auto', minHeight: 28, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
    />
  );
}

function useStateText(member: KnownMember, zone: string): string {
  const { t } = useTranslation();
  const { state, since, waits } = member;
  if (waits)
    return t(`crew.states.${waits.kind === 'in' ? 'waitsIn' : 'waitsOut'}`, { time: showClock(waits.at, zone) });
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
/** Where somebody is stands beneath a name that needs the room. */
const beside = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
};
