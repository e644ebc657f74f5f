const materialPages = [
  'table',
  'form',
  'buttons',
  'icons',
  'progress',
  'menu',
  'checkbox',
  'switch',
  'radio',
  'slider',
  'autocomplete',
  'expansion-panel',
  'dialog',
  'snackbar',
];

/** Addresses whose pages are still to come and say so; the navigation leaves them out (behaviour 2). */
export const laterPages = [
  { path: '/dashboard/attendance_summary', name: 'shell.nav.attendanceSummary' as const },
  { path: '/charts/echarts', name: 'shell.nav.charts' as const },
  ...materialPages.map((page) => ({ path: `/material/${page}`, name: 'shell.nav.material' as const })),
];
