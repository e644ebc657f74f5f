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
  kept_one: '{{count}} document',
  kept_other: '{{count}} documents',
  none: 'There is no document yet.',
  add: 'Add a document',
  choose: 'A photo, another picture or a PDF.',
  added: 'The document is added.',
  picture: 'Document {{number}}',
  larger: 'Show document {{number}} larger',
  smaller: 'Show document {{number}} smaller',
  pdf: 'PDF, {{size}} MB',
  save: 'Save document {{number}}, a PDF',
  by: '{{name}}, {{day}}',
  delete: 'Delete',
  deleteNth: 'Delete document {{number}}',
  deleted: 'The document is deleted.',
  without: 'Take {{name}} away again',
} as const;
