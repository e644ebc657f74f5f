/** What is said once a form is saved, before the screen goes on. */
export const saved = {
  goesOn: 'Saved. Going back to the dashboard…',
  goOn: 'Continue',
  view: 'View',
} as const;
