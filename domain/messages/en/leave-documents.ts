/** The documents that lie with leave, such as a doctor's certificate. */
export const leaveDocuments = {
  title: 'Documents',
  lead: 'Seen by the member, those who decide for them and the HR office alone.',
  asked_one:
    'For more than {{count}} day of this leave a document is asked for, such as a doctor’s certificate. It can come later.',
  asked_other:
    'For more than {{count}} days of this leave a document is asked for, such as a doctor’s certificate. It can come later.',
  askedAlways: 'For this leave a document is asked for, such as a doctor’s certificate. It can come later.',
  due: 'Document missing',
  dueAdd: 'Document missing: add it',
  stillDue: 'A document is still missing, such as a doctor’s certificate.',
  kept_one: '{{count}} document',
  kept_other: '{{count}} documents',
  none: 'There is no document yet.',
  add: 'Add a document',
  full: 'These are five, the most that lie with one leave.',
  choose: 'A photo or another picture as JPEG, PNG or WebP, or a PDF.',
  added: 'The document is added.',
  picture: 'Document {{number}}',
  larger: 'Show document {{number}} larger',
  smaller: 'Show document {{number}} smaller',
  save: 'Save document {{number}} (PDF, {{size}} MB)',
  by: '{{name}}, {{day}}',
  delete: 'Delete',
  deleteNth: 'Delete document {{number}}',
  deleted: 'The document is deleted.',
  without: 'Take {{name}} away again',
} as const;
