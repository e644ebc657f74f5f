import {
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  type Notification,
  readNotification,
} from '@muster/domain/notifications/notifications-contract.ts';
import { type MutationFunctionContext, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api/api.ts';

const MINUTE = 60_000;

export const notificationQueries = {
  /** The own notifications, looked for each minute while the page is in sight. */
  own: queryOptions({
    queryKey: ['notifications'],
    queryFn: () => api.call(listNotifications),
    refetchInterval: MINUTE,
  }),
};

const { queryKey } = notificationQueries.own;

/** Every call answers the notifications that remain; a list that was asked for before may come later and is not waited for. */
const keepsWhatRemains = {
  onMutate: (_sent: unknown, { client }: MutationFunctionContext) => client.cancelQueries({ queryKey }),
  onSuccess: (remaining: Notification[], _sent: unknown, _before: unknown, { client }: MutationFunctionContext) =>
    client.setQueryData(queryKey, remaining),
  onError: (_problem: Error, _sent: unknown, _before: unknown, { client }: MutationFunctionContext) =>
    client.invalidateQueries({ queryKey }),
};

export const notificationChanges = {
  read: mutationOptions({
    mutationFn: (id: number) => api.call(readNotification, { body: { id } }),
    ...keepsWhatRemains,
  }),
  remove: mutationOptions({
    mutationFn: (id: number) => api.call(deleteNotification, { body: { id } }),
    ...keepsWhatRemains,
  }),
  /** Up to the newest that was seen. */
  readAll: mutationOptions({
    mutationFn: (id: number) => api.call(readNotification, { body: { id, older: true } }),
    ...keepsWhatRemains,
  }),
  clear: mutationOptions({
    mutationFn: (upto: number) => api.call(deleteAllNotifications, { body: { upto } }),
    ...keepsWhatRemains,
  }),
};
