export const notifications = {
  title: 'Notifications',
  bell: 'Notifications, none unread',
  bellUnread_one: 'Notifications, {{count}} unread',
  bellUnread_other: 'Notifications, {{count}} unread',
  empty: 'Nothing new. What concerns you will appear here.',
  remove: 'Remove: {{title}}',
  clearAll: 'Clear all',
  readAll: 'Mark all as read',
  cleared: 'All cleared.',
  undo: 'Undo',
  unread: 'unread',
  push: {
    here: 'Tell me on this device too',
    told: 'Only what kind of news it is. What you are told of is chosen in your settings.',
    blocked:
      'This browser keeps Muster from telling you on this device. Allow notifications for this page in its settings.',
    homeScreen: 'To be told on this device, too: Share, Add to Home Screen, and open Muster from there.',
    refused: 'This browser did not let itself be told. Please try again later.',
  },
  age: {
    seconds: '{{n}} sec ago',
    minutes: '{{n}} min ago',
    hours: '{{n}} h ago',
    days: '{{n}} d ago',
    months: '{{n}} mon ago',
    years: '{{n}} y ago',
  },
} as const;
