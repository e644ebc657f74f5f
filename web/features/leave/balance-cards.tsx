import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import { unusedCarry } from '@muster/domain/leave/balances/carried-days.ts';
import type { LeaveTypeView } from '@muster/domain/leave/leave-contract.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evenTiles } from '../../components/even-tiles.ts';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import type { BalanceOf } from '../../data/leave/leave.ts';
import { LedgerDialog } from './ledger-dialog.tsx';

interface BalanceCardsProps {
  readonly types: readonly LeaveTypeView[];
  readonly title: string;
  /** The signed-in member's, of the running fiscal year, when left out. */
  readonly of?: BalanceOf;
  /** What else can be done with a balance, beneath it. */
  readonly actionOf?: (type: LeaveTypeView) => ReactNode;
}

/** The balance of each leave type; behind a card are the lines that it is the sum of. */
export function BalanceCards({ types, title, of, actionOf }: BalanceCardsProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<LeaveTypeView | undefined>();
  return (
    <Box component="section" aria-label={title} sx={{ containerType: 'inline-size' }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {types.length === 0 && <EmptyState text={t('leave.balances.empty')} />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 1.5, sm: 2 },
          gridTemplateColumns: {
            // As wide as the letters are large: the figures stand beside words that do not break.
            xs: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))',
            sm: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
          },
          // Narrower screens have two columns, with room for no third one.
          ...evenTiles(types.length, { least: 12.5, gap: 16 }),
        }}
      >
        {types.map((it) => (
          <Card component="li" key={it.leaveid} sx={{ display: 'flex', flexDirection: 'column' }}>
            <BalanceCard type={it} onOpen={() => setOpened(it)} />
            {actionOf && <Box sx={{ px: 1, pb: 1 }}>{actionOf(it)}</Box>}
          </Card>
        ))}
      </Box>
      {opened && <LedgerDialog type={opened} of={of} onClose={() => setOpened(undefined)} />}
    </Box>
  );
}

type Fact = readonly [name: string, value: string | number];

/** What is told of a balance where there is something to tell: of what there is, and of what becomes of it. */
function useFacts({ agreed, servicefrom, earned, gone, carried, left }: LeaveTypeView) {
  const { t } = useTranslation();
  const unused = carried ? unusedCarry(carried) : 0;
  const own: Fact[] = [];
  if (agreed !== undefined) own.push([t('leave.balances.agreed'), agreed]);
  if (servicefrom !== undefined) own.push([t('leave.balances.servicefrom'), showDay(servicefrom)]);
  if (earned) {
    own.push([t('leave.balances.earned'), t('leave.balances.earnedOf', { ...earned })]);
    if (earned.most !== earned.days) own.push([t('leave.balances.mostToday'), earned.most]);
  }
  const more: Fact[] = [];
  if (gone) more.push([t('leave.balances.gone'), gone]);
  if (carried && unused) more.push([t('leave.balances.carried', { until: showDay(carried.until) }), unused]);
  if (left) more.push([t('leave.balances.leftOn', { day: showDay(left.lastday) }), left.days]);
  return { own, more };
}

function BalanceCard({ type, onOpen }: { readonly type: LeaveTypeView; readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const { own, more } = useFacts(type);
  const parts: readonly Fact[] = [
    ...(type.unlimited ? [] : [[t('leave.balances.entitled'), type.entitled] as const]),
    ...own,
    [t('leave.balances.taken'), type.taken],
    [t('leave.balances.pending'), type.pending],
    ...more,
  ];
  const name = t(type.unlimited ? 'leave.balances.openUnlimited' : 'leave.balances.open', {
    type: type.description,
    count: type.remaining,
    entitled: type.entitled,
    taken: type.taken,
    pending: type.pending,
  });
  const beside = [...own, ...more].map((it) => it.join(': '));
  return (
    <ButtonBase
      onClick={onOpen}
      aria-label={[name, ...beside].join(' ')}
      aria-haspopup="dialog"
      sx={{
        width: '100%',
        flex: 1,
        p: { xs: 1.5, sm: 2 },
        display: 'grid',
        gridTemplateColumns: '1fr',
        gap: 1,
        alignContent: 'start',
        justifyContent: 'stretch',
        textAlign: 'left',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {type.description}
      </Typography>
      <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
        <Box
          component="span"
          // Words are longer than figures, and in some languages do not break.
          sx={{
            fontSize: type.unlimited ? '1.25rem' : '1.75rem',
            fontWeight: 600,
            lineHeight: 1.4,
            color: 'primary.main',
          }}
        >
          {type.unlimited ? t('leave.balances.noLimit') : type.remaining}
        </Box>
        {!type.unlimited && (
          <Typography component="span" color="textSecondary">
            {t('leave.balances.remaining')}
          </Typography>
        )}
      </Box>
      {!type.unlimited && <BalanceBar type={type} />}
      <Box component="span" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1 }}>
        {parts.map(([name, days]) => (
          <Box component="span" key={name} sx={{ display: 'contents' }}>
            <Typography component="span" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="span" variant="body2" sx={{ textAlign: 'right' }}>
              {days}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography component="span" variant="body2" sx={{ color: 'primary.dark', fontWeight: 600 }}>
        {t('leave.balances.lines')}
      </Typography>
    </ButtonBase>
  );
}

/** Taken, waiting and left, as parts of what there is; the figures beneath say the same. */
function BalanceBar({ type: { entitled, taken, pending, remaining } }: { readonly type: LeaveTypeView }) {
  const whole = Math.max(entitled, taken + pending + Math.max(0, remaining));
  if (whole <= 0) return null;
  const part = (days: number, color: string, forced: string) => (
    <Box
      component="span"
      sx={{ width: `${(100 * Math.max(0, days)) / whole}%`, bgcolor: color, [FORCED]: { bgcolor: forced } }}
    />
  );
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        ...{ display: 'flex', height: 8, borderRadius: 4, overflow: 'hidden', bgcolor: 'divider' },
        [FORCED]: { forcedColorAdjust: 'none', bgcolor: 'Canvas', outline: '1px solid CanvasText' },
      }}
    >
      {part(taken, 'text.secondary', 'GrayText')}
      {part(pending, 'warning.main', 'CanvasText')}
      {part(remaining, 'primary.main', 'Highlight')}
    </Box>
  );
}

/** A member's own colours for all programs, which leave no ground of ours. */
const FORCED = '@media (forced-colors: active)';
