/** What the archive of a member's own data says of itself. */
export const ownData = {
  title: 'Everything that Muster stores about you.',
  how: 'Each table is there as JSON (json/) and for spreadsheets (csv/). Times are UTC, days those of the company.',
  shifts: 'shifts: when your shifts begin and end on which days, the break and what counts as overtime, in minutes',
  crew: 'trips_as_crew: the trips that you are or were on',
  documents: 'documents_of_leave: the documents that lie with your leave, whoever added them',
  changes: 'changes_by_you and changes_of_your_record: what the log of changes says',
  files: 'photo.webp and files/: your photo, what you uploaded and the documents of your leave, not those of others',
  not: 'Not in it, and why:',
  reasons: {
    picture: 'Your photo is in the archive as a picture.',
    audit: 'What you changed is in the archive without what it was before and after, which may be about others.',
    secret: 'Codes and links for your password are secret and run out by themselves.',
    repeats: 'Answers that are kept for a day, should they be asked for again, repeat what is in the other files.',
    decided:
      'What you decided or entered for others is theirs. Corrections that you asked for others are there without whose they are and what was in them.',
    period: 'Which periods you closed or reopened is in what you changed.',
  },
} as const;
