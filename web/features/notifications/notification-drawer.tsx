import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Notification } from '@muster/domain/notifications/notifications-contract.ts';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { useHush, useSayProblem } from '../../components/snackbar.tsx';
import { notificationChanges } from '../../data/notifications.ts';
import { LOW_SCREEN } from '../../lib/look/low-screen.ts';
import { NotificationCard } from './notification-card.tsx';
import { PushSwitch } from './push-switch.tsx';

interface NotificationDrawerProps {
  readonly query: UseQueryResult<Notification[]>;
  /** Those that are in sight. */
  readonly list: readonly Notification[];
  readonly open: boolean;
  /** Puts all up to one out of sight; none with 0. */
  readonly onCleared: (upTo: number) => void;
  readonly onClose: () => void;
}

/** The notifications at the right edge, newest first. */
export default function NotificationDrawer({ query, list, open, onCleared, onClose }: NotificationDrawerProps) {
  const { t } = useTranslation();
  const id = useId();
  const sayProblem = useSayProblem();
  const read = useMutation(notificationChanges.read);
  const remove = useMutation(notificationChanges.remove);
  const readAll = useMutation(notificationChanges.readAll);
  // A short message would lie over what can be pressed here.
  const hush = useHush();
  useEffect(() => {
    if (open) hush();
  }, [open, hush]);
  const clear = useClearing(list, onCleared);
  // There it would leave room for one notification, so it comes after the last.
  const isLow = useMediaQuery(LOW_SCREEN, { noSsr: true });
  const asOne = useScrollsAsOne();
  const follow = (notification: Notification) => {
    if (!notification.read) read.mutate(notification.id);
    onClose();
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: paper, role: 'dialog', 'aria-labelledby': id } }}
    >
      <Box sx={header}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {t('notifications.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('common.close')} autoFocus>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ p: 1.5, ...(asOne ? { flex: '1 0 auto' } : { flex: 1, overflowY: 'auto' }) }}>
        <Loaded query={query} skeleton={<ListSkeleton rows={4} height={96} />}>
          {() =>
            list.length === 0 ? (
              <EmptyState text={clear.undo ? t('notifications.cleared') : t('notifications.empty')}>
                {clear.undo && (
                  <Button variant="outlined" autoFocus onClick={clear.undo}>
                    {t('notifications.undo')}
                  </Button>
                )}
              </EmptyState>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
                {list.map((it) => (
                  <NotificationCard
                    key={it.id}
                    notification={it}
                    onFollow={() => follow(it)}
                    onRemove={() => remove.mutate(it.id, { onError: sayProblem })}
                  />
                ))}
              </Box>
            )
          }
        </Loaded>
        {isLow && (
          <Box sx={{ display: 'grid', pt: 1.5 }}>
            <PushSwitch />
          </Box>
        )}
      </Box>
      <Box sx={footer}>
        {!isLow && <PushSwitch />}
        {list.length > 0 && (
          <>
            {list.some((it) => !it.read) && (
              <BusyButton
                variant="outlined"
                busy={readAll.isPending}
                onClick={() => readAll.mutate(newestOf(list), { onError: sayProblem })}
              >
                {t('notifications.readAll')}
              </BusyButton>
            )}
            <Button variant="outlined" onClick={clear.start}>
              {t('notifications.clearAll')}
            </Button>
          </>
        )}
      </Box>
    </Drawer>
  );
}

/** Wider where the letters are large. */
const paper = { width: '16.25rem', maxWidth: '100vw', [LOW_SCREEN]: { width: '21.25rem' } };

/** Whether letters are so large for the screen that what stands fast at the foot would leave no room for a notification. */
function useScrollsAsOne(): boolean {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return useMediaQuery(`(max-height: ${size * 30}px)`, { noSsr: true }) && size > 16;
}

const footer = {
  display: 'grid',
  gap: 1,
  // On low screens side by side, where both fit.
  [LOW_SCREEN]: { display: 'flex', flexWrap: 'wrap', py: 0.75, '& > *': { flex: 'auto' } },
  p: 1.5,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:empty': { display: 'none' },
} as const;

const newestOf = (list: readonly Notification[]): number => Math.max(0, ...list.map((it) => it.id));

/** Milliseconds for which a clearing can be undone; as long as a short message stands (behaviour 9). */
const UNDO_MS = 10_000;

/** Clears what is in sight, once it can no longer be undone. Who leaves before that finds it again. */
function useClearing(list: readonly Notification[], onCleared: (upTo: number) => void) {
  const sayProblem = useSayProblem();
  const clear = useMutation(notificationChanges.clear);
  const [undoable, setUndoable] = useState<number | undefined>();
  const clearNow = useEffectEvent((upTo: number) => {
    setUndoable(undefined);
    const onError = (problem: unknown) => {
      onCleared(0);
      sayProblem(problem);
    };
    clear.mutate(upTo, { onError });
  });
  useEffect(() => {
    if (undoable === undefined) return;
    const waiting = setTimeout(() => clearNow(undoable), UNDO_MS);
    return () => clearTimeout(waiting);
  }, [undoable]);
  return {
    start: () => {
      setUndoable(newestOf(list));
      onCleared(newestOf(list));
    },
    undo:
      undoable === undefined
        ? undefined
        : () => {
            setUndoable(undefined);
            onCleared(0);
          },
  };
}

const header = {
  minHeight: 64,
  [LOW_SCREEN]: { minHeight: 48 },
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  pl: 2,
  pr: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
