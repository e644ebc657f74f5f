/** Two versions of the same thing, of which one shall be. */
export const changedMeanwhile = {
  title: 'This was saved elsewhere while you were editing it.',
  same: 'What was saved is what you typed.',
  besides: 'Nothing that you see here is changed by that.',
  told: 'This was changed as well, which you left alone. It stays as it was saved:',
  opened: 'It was',
  typed: 'You typed',
  stored: 'Stored now',
  empty: 'empty',
  theirs: 'Take what is stored',
  mine: 'Keep mine',
  both: 'Save mine beside what is stored',
} as const;
