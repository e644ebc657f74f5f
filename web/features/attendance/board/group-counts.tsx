import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BoardCount } from '@muster/domain/attendance/board/board-contract.ts';
import { grouped } from '@muster/domain/grouped.ts';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../../components/list-line.ts';
import { countStates, groupsOf, sumOf } from './board-filters.ts';

interface GroupCountsProps {
  readonly counted: readonly BoardCount[];
  readonly onChoose: (groupno: string) => void;
}

/** In place of more members than anybody reads: each of their groups, with how many are in which state. */
export function GroupCounts({ counted, onChoose }: GroupCountsProps) {
  const { t } = useTranslation();
  const of = grouped(counted, (it) => it.groupno ?? '');
  const without = of.get('') ?? [];
  const told = (counts: readonly BoardCount[]) =>
    countStates(counts)
      .filter(({ count }) => count > 0)
      .map(({ state, count: number }) => t('board.count', { state: t(`board.states.${state}`), number }))
      .join(' · ');
  return (
    <>
      <Typography color="textSecondary">{t('board.many')}</Typography>
      <Box component="ul" aria-label={t('board.groups')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groupsOf(counted).map((groupno) => (
          <Box component="li" key={groupno} sx={line}>
            <Button onClick={() => onChoose(groupno)} sx={{ px: 1, mx: -1, overflowWrap: 'anywhere' }}>
              {groupno}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {told(of.get(groupno) ?? [])}
            </Typography>
          </Box>
        ))}
        {sumOf(without) > 0 && (
          <Box component="li" sx={line}>
            <Typography>{t('board.noGroup')}</Typography>
            <Typography variant="body2" color="textSecondary">
              {told(without)}
            </Typography>
          </Box>
        )}
      </Box>
    </>
  );
}

const line = { ...listLine, justifyContent: 'space-between', py: 0.5, minHeight: 56 };
