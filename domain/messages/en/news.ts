/** What members are told in the app and by mail. `remark` is what a person wrote with it. */
export const news = {
  headings: { leave: 'Leave', trip: 'Trip', note: 'Note' },
  withRemark: '{{subtitle}}. {{remark}}',
  kinds: {
    leaveAsked: { title: '{{name}} asks for leave {{days, span}}', subtitle: '' },
    leaveEdited: { title: '{{name}} changed a request: {{days, span}}', subtitle: '' },
    returnAsked: { title: '{{name}} would come back on {{day, day}}', subtitle: '' },
    leaveApproved: { title: '{{type}}: approved', subtitle: '{{days, span}}' },
    leaveRejected: { title: '{{type}}: rejected', subtitle: '{{days, span}}' },
    returnConfirmed: { title: 'Early return on {{day, day}}: confirmed', subtitle: '{{days, span}}' },
    returnDeclined: { title: 'Early return on {{day, day}}: declined', subtitle: '{{days, span}}' },
    balanceRaised: {
      title_one: '{{type}}: {{count}} day added to your balance',
      title_other: '{{type}}: {{count}} days added to your balance',
      subtitle: '{{note}}',
    },
    balanceLowered: {
      title_one: '{{type}}: {{count}} day taken off your balance',
      title_other: '{{type}}: {{count}} days taken off your balance',
      subtitle: '{{note}}',
    },
    tripAssigned: { title: 'You are on a trip: {{number}}', subtitle: '{{place}}, {{days, span}}' },
    tripChanged: { title: 'Your trip was changed: {{number}}', subtitle: '{{place}}, {{days, span}}' },
    tripLeft: { title: 'You are no longer on a trip: {{number}}', subtitle: '{{place}}, {{days, span}}' },
    tripCancelled: { title: 'Your trip is cancelled: {{number}}', subtitle: '{{place}}, {{days, span}}' },
    note: { title: '{{title}}', subtitle: '{{subtitle}}' },
  },
} as const;
