/** Every language is called by its own name beside these: see `languages`. */
export const language = {
  title: 'Language',
  /** How the reader knows each, which `Intl` would say as well after a twentieth of a second on a slow phone. */
  known: { en: 'English', my: 'Burmese' },
  lead: 'For words, dates and mails, on every device.',
} as const;
