/** What mails say. */
export const mails = {
  resetLink: {
    subject: 'Set a new password',
    text:
      'Hello {{membername}},\n\n' +
      'to set a new password for {{membercode}}, open this link within {{minutes}} minutes:\n{{link}}\n\n' +
      'If you did not ask for it, you need do nothing.',
  },
  told: { subject: '{{title}}', text: 'Hello {{membername}},\n\n{{title}}\n{{subtitle}}\n' },
} as const;
