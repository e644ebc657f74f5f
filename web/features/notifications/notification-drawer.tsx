import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Notification } from '@muster/domain/notifications/notifications-contract.ts';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { notificationChanges } from '../../data/notifications.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { NotificationCard } from './notification-card.tsx';

interface NotificationDrawerProps {
  readonly query: UseQueryResult<Notification[]>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The notifications at the right edge, newest first. */
export default function NotificationDrawer({ query, open, onClose }: NotificationDrawerProps) {
  const { t } = useTranslation();
  const id = useId();
  const say = useSnackbar();
  const textOf = useProblemText();
  const read = useMutation(notificationChanges.read);
  const remove = useMutation(notificationChanges.remove);
  const clear = useMutation(notificationChanges.clear);
  const onError = (problem: unknown) => say(textOf(problem), 'error');
  const follow = (notification: Notification) => {
    if (!notification.read) read.mutate(notification.id);
    onClose();
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 260, maxWidth: '100vw' }, role: 'dialog', 'aria-labelledby': id } }}
    >
      <Box sx={header}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {t('notifications.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('common.close')} autoFocus>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', p: 1.5 }}>
        <Loaded query={query} skeleton={<ListSkeleton rows={4} height={96} />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState text={t('notifications.empty')} />
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
                {list.map((it) => (
                  <NotificationCard
                    key={it.id}
                    notification={it}
                    onFollow={() => follow(it)}
                    onRemove={() => remove.mutate(it.id, { onError })}
                  />
                ))}
              </Box>
            )
          }
        </Loaded>
      </Box>
      {(query.data?.length ?? 0) > 0 && (
        <Box
          sx={{ p: 1.5, pb: 'max(12px, env(safe-area-inset-bottom))', borderTop: '1px solid', borderColor: 'divider' }}
        >
          <Button
            fullWidth
            variant="outlined"
            disabled={clear.isPending}
            onClick={() => clear.mutate(undefined, { onError })}
          >
            {t('notifications.clearAll')}
          </Button>
        </Box>
      )}
    </Drawer>
  );
}

const header = {
  height: 64,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  pl: 2,
  pr: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
};
