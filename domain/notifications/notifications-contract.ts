import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './notifications-schemas.ts';

const contract = contractsOf(() => import('./notifications-schemas.ts'));

export type Notification = z.output<typeof schemas.notification>;

export const listNotifications = contract({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/notification',
  summary: 'The own notifications, newest first',
  tag: 'notifications',
  access: 'member',
  guests: true,
  background: true,
  problems: [],
});

export const addNotification = contract({
  name: 'addNotification',
  method: 'POST',
  idempotent: true,
  path: '/api/notification/add',
  summary: 'Leave a note to oneself',
  tag: 'notifications',
  access: 'member',
  guests: true,
  problems: [],
});

export const deleteNotification = contract({
  name: 'deleteNotification',
  method: 'POST',
  path: '/api/notification/delete',
  summary: 'Delete one own notification; an unknown one changes nothing',
  tag: 'notifications',
  access: 'member',
  guests: true,
  problems: [],
});

export const deleteAllNotifications = contract({
  name: 'deleteAllNotifications',
  method: 'POST',
  path: '/api/notification/delete-all',
  summary: 'Delete all own notifications, or those up to one',
  tag: 'notifications',
  access: 'member',
  guests: true,
  problems: [],
});

export const readNotification = contract({
  name: 'readNotification',
  method: 'POST',
  path: '/api/notification/read',
  summary: 'Mark one own notification as read, or those before it, too',
  tag: 'notifications',
  access: 'member',
  guests: true,
  problems: [],
});
