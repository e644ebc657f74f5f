export const notifications = {
  title: 'Notifications',
  bell: 'Notifications, none unread',
  bellUnread_one: 'Notifications, {{count}} unread',
  bellUnread_other: 'Notifications, {{count}} unread',
  empty: 'Nothing new. Decisions on your leave and news about your trips will appear here.',
  remove: 'Remove: {{title}}',
  clearAll: 'Clear all',
  unread: 'unread',
  age: {
    seconds: '{{n}} sec ago',
    minutes: '{{n}} min ago',
    hours: '{{n}} h ago',
    days: '{{n}} d ago',
    months: '{{n}} mon ago',
    years: '{{n}} y ago',
  },
} as const;
