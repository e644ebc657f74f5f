/** What mails say. */
export const mails = {
  resetLink: {
    subject: 'Set a new password',
    text:
      'Hello {{membername}},\n\n' +
      'to set a new password for {{membercode}}, open this link within {{minutes}} minutes:\n{{link}}\n\n' +
      'If you did not ask for it, you need do nothing.',
  },
  mailChanged: {
    subject: 'Your mail address was changed',
    text:
      'Hello {{membername}},\n\n' +
      'the mail address of {{membercode}} was changed. Links for a new password no longer come to this mailbox.\n\n' +
      'If that was not you, open this link within {{hours}} hours. It brings this address back and signs {{membercode}} out ' +
      'everywhere:\n{{link}}\n\n' +
      'Then set a new password. If it was you, you need do nothing.',
  },
  mailChangedByOffice: {
    subject: 'The HR office changed your mail address',
    text:
      'Hello {{membername}},\n\n' +
      'the HR office changed the mail address of {{membercode}}. What Muster has to tell comes to this mailbox no more, nor do ' +
      'links for a new password.\n\n' +
      'If you know nothing of it, ask the HR office at once.',
  },
  /** For what a newer version has kept, where no server of it is left to say it. */
  newer: {
    subject: 'News for you in Muster',
    text: 'Hello,\n\nMuster has news for you that this mail could not say. Sign in to see what is new, or ask the HR office.\n',
  },
  told: { subject: '{{title}}', text: 'Hello {{membername}},\n\n{{title}}\n{{subtitle}}\n' },
} as const;
