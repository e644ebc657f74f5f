import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BoardCount } from '@muster/domain/attendance/board/board-contract.ts';
import type { BoardState } from '@muster/domain/attendance/board/presence-states.ts';
import { useTranslation } from 'react-i18next';
import { evenTiles } from '../../../components/even-tiles.ts';
import { countStates } from './board-filters.ts';
import { presenceLooks } from './presence-looks.ts';

interface StateCountsProps {
  readonly counted: readonly BoardCount[];
  readonly chosen: BoardState | '';
  readonly onChoose: (state: BoardState | '') => void;
}

/** How many are in which state; choosing one shows only those, choosing it again everybody. */
export function StateCounts({ counted, chosen, onChoose }: StateCountsProps) {
  const { t } = useTranslation();
  const counts = countStates(counted);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        role="group"
        aria-label={t('board.counts')}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
          ...evenTiles(counts.length, { least: 8, gap: 8 }),
        }}
      >
        {counts.map(({ state, count: number }) => {
          const { icon: Icon, color } = presenceLooks[state];
          return (
            <Button
              key={state}
              variant={state === chosen ? 'contained' : 'outlined'}
              color={color === 'default' ? 'inherit' : color}
              aria-pressed={state === chosen}
              aria-label={t('board.count', { state: t(`board.states.${state}`), number })}
              onClick={() => onChoose(state === chosen ? '' : state)}
              sx={{
                flexDirection: 'column',
                alignItems: 'flex-start',
                py: 1,
                px: 1.25,
                minHeight: 64,
                lineHeight: 1.2,
                ...(color === 'default' && quiet),
              }}
            >
              <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {number}
              </Box>
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, textAlign: 'left' }}>
                <Icon fontSize="small" />
                {t(`board.states.${state}`)}
              </Box>
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}

const quiet = { borderColor: 'divider' } as const;
