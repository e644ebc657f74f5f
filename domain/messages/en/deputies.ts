/** Who stands in for whom. */
export const deputies = {
  title: 'Deputies',
  lead: 'Somebody who decides in your place while you are away: about leave, trips and corrections of your groups. What somebody asks who decides for them in turn waits for you.',
  name: 'Name a deputy',
  none: 'Nobody stands in for you.',
  line: '{{name}} ({{code}}) stands in for you',
  /** Of a deputy who stands in today. */
  away: 'On leave or on a trip today',
  standsInFor: 'You stand in for {{name}}',
  member: 'Who stands in',
  from: 'From',
  to: 'To',
  submit: 'Name deputy',
  named: '{{name}} stands in for you {{span}}.',
  end: 'Take back',
  endLabel: 'Take back: {{name}}, {{span}}',
  endTitle: 'Take {{name}} back as deputy?',
  endText: 'They decide nothing in your place any more. What they decided stays.',
  ended: '{{name}} no longer stands in for you.',
  insteadOf: 'You decide in the place of {{name}}.',
  decidedBy: 'Decided by',
  inPlace: '{{deputy}} in the place of {{manager}}',
} as const;
