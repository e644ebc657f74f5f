/** The own day on the landing page. */
export const today = {
  title: 'Today',
  since: 'In since {{time}}, {{worked}}',
  left: 'Out since {{time}}',
  notIn: 'Not checked in yet',
  hours: '{{hours}} h {{minutes}} min',
  minutes: '{{minutes}} min',
  forgotten: 'You came on {{day}} at {{time}} and did not check out.',
  leftAt: 'I left at…',
  leave: 'Next leave',
  onLeave: 'On leave',
  waits: 'not decided yet',
  morning: 'Morning',
  afternoon: 'Afternoon',
  noLeave: 'None ahead',
  noTrip: 'None ahead',
} as const;
