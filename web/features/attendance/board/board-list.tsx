import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { BoardMember } from '@muster/domain/attendance/board/board-contract.ts';
import { boardStateOf } from '@muster/domain/attendance/board/presence-states.ts';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ruled } from '../../../components/list-line.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { presenceLooks } from './presence-looks.ts';

/** So many lines at first, and more with each press. */
const LINES = 100;

interface BoardListProps {
  readonly members: readonly BoardMember[];
  readonly zone: string;
}

/** Members by name, so that nobody jumps about when they come or leave. */
export function BoardList({ members, zone }: BoardListProps) {
  const { t } = useTranslation();
  const [lines, setLines] = useState(LINES);
  return (
    <>
      <Box component="ul" aria-label={t('board.members')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {members.slice(0, lines).map((it) => (
          <Line key={it.membernoid} member={it} zone={zone} />
        ))}
      </Box>
      {members.length > lines && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setLines(lines + LINES)}>
          {t('board.more')}
        </Button>
      )}
    </>
  );
}

const Line = memo(function Line({ member, zone }: { readonly member: BoardMember; readonly zone: string }) {
  const { t } = useTranslation();
  const state = boardStateOf(member);
  const { icon: Icon, color } = presenceLooks[state];
  const since = useSince(member, zone);
  return (
    <Box component="li" sx={{ ...ruled, display: 'flex', alignItems: 'center', gap: 2, py: 1.25, minHeight: 56 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{member.membername}</Typography>
        <Typography variant="body2" color="textSecondary">
          {member.membercode} · {member.groupno ?? t('board.noGroup')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.25, maxWidth: '55%' }}>
        <Chip size="small" variant="outlined" color={color} icon={<Icon />} label={t(`board.states.${state}`)} />
        {since && (
          <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'right' }}>
            {since}
          </Typography>
        )}
      </Box>
    </Box>
  );
});

function useSince({ state, since, due, late, sitename, outside }: BoardMember, zone: string): string | undefined {
  const { t } = useTranslation();
  if (due) return t(late ? 'board.lateSince' : 'board.dueAt', { time: showClock(due, zone) });
  if (since === null) return state === 'out' ? t('board.notYet') : undefined;
  const time = showClock(since, zone);
  if (state !== 'in') return t('board.left', { time });
  if (outside) return t('board.cameOutside', { time });
  return sitename === null ? t('board.came', { time }) : t('board.cameAt', { time, site: sitename });
}
