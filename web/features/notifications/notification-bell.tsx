import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../components/count-badge.tsx';
import { notificationQueries } from '../../data/notifications.ts';
import { untilLoaded } from '../../lib/loading/missing-parts.ts';
import { useToldOnDevice } from './told-on-device.ts';

const NotificationDrawer = lazy(() => untilLoaded(() => import('./notification-drawer.tsx')));

/** The bell with the number of unread notifications; behind it the drawer that lists them. */
export function NotificationBell() {
  const { t } = useTranslation();
  const notifications = useQuery(notificationQueries.own);
  useToldOnDevice();
  // The drawer stays in the page once it was opened, so that it can slide away.
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  // What is cleared goes when it can no longer be undone; until then it is out of sight.
  const [clearedTo, setClearedTo] = useState(0);
  const list = notifications.data?.filter((it) => it.id > clearedTo);
  const unread = list?.filter((it) => !it.read).length ?? 0;
  /** What came since the list was last looked for is news to whoever opens it. */
  function open() {
    setDrawer('open');
    void notifications.refetch();
  }
  return (
    <>
      <IconButton
        onClick={open}
        aria-label={unread > 0 ? t('notifications.bellUnread', { count: unread }) : t('notifications.bell')}
        aria-haspopup="dialog"
        aria-expanded={drawer === 'open'}
      >
        <CountBadge count={unread}>
          <NotificationsIcon />
        </CountBadge>
      </IconButton>
      {drawer !== 'never' && (
        <Suspense>
          <NotificationDrawer
            query={notifications}
            list={list ?? []}
            open={drawer === 'open'}
            onCleared={setClearedTo}
            onClose={() => setDrawer('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
