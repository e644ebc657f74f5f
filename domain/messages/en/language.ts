/** Every language is called by its own name beside these: see `languages`. */
export const language = {
  title: 'Language',
  lead: 'For words, dates and mails, on every device.',
} as const;
