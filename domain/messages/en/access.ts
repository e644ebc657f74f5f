/** What members sign in with, and how it is kept theirs. */
export const security = {
  current: 'Your password',
  currentMail: 'Your mail address decides who can set a new password, so please confirm that it is you.',
  undoMail: {
    title: 'Take the change back',
    lead: 'Your mail address was changed. If that was not you, bring the one of before back.',
    what: 'The mail address of this mailbox counts again, and you are signed out everywhere. Then set a new password.',
    submit: 'Bring my address back',
    done: 'Your mail address is the one of before. Now set a new password.',
    next: 'Set a new password',
    noToken: 'This address lacks its key. Open the whole link from the mail.',
  },
} as const;
