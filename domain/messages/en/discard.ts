/** The question before what was typed is given up. */
export const discard = {
  title: 'Discard what you typed?',
  text: 'It has not been saved.',
  sent: 'It was perhaps saved already.',
  yes: 'Discard',
  no: 'Go on typing',
} as const;
