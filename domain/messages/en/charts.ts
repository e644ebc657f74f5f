export const charts = {
  title: 'ECharts',
  group: 'Charts',
  lead: 'Four charts in the colours of the theme. Each can be read as a table too.',
  asTable: 'As a table',
  doughnut: {
    title: 'Where check-ins come from',
    source: 'Source',
    share: 'Share',
    office: 'Head office',
    depot: 'Depot',
    road: 'On the road',
  },
  line: { title: 'Check-ins by weekday', weekday: 'Weekday', thisMonth: 'This month', lastMonth: 'Last month' },
  bars: { title: 'Where members sign in', month: 'Month', website: 'Website', app: 'App' },
  area: { title: 'Trips by week', week: 'Week', trips: 'Trips', weekNumber: 'Week {{number}}' },
  weekdays: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
  months: { jan: 'Jan', feb: 'Feb', mar: 'Mar', apr: 'Apr', may: 'May', june: 'June' },
} as const;
