import {
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  type Notification,
  readNotification,
} from '@muster/domain/notifications/notifications-contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const NOTIFICATIONS = ['notifications'];
const MINUTE = 60_000;

/** The own notifications, looked for each minute while the page is in sight. */
export function useNotifications() {
  return useQuery({
    queryKey: NOTIFICATIONS,
    queryFn: () => api.call(listNotifications),
    refetchInterval: MINUTE,
  });
}

/** What is done with notifications; every call answers those that remain. */
export function useNotificationActions() {
  const queries = useQueryClient();
  const remain = {
    onSuccess: (remaining: Notification[]) => queries.setQueryData(NOTIFICATIONS, remaining),
    onError: () => queries.invalidateQueries({ queryKey: NOTIFICATIONS }),
  };
  return {
    read: useMutation({ mutationFn: (id: number) => api.call(readNotification, { body: { id } }), ...remain }),
    remove: useMutation({ mutationFn: (id: number) => api.call(deleteNotification, { body: { id } }), ...remain }),
    clear: useMutation({ mutationFn: () => api.call(deleteAllNotifications), ...remain }),
  };
}
