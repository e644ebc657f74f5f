/** What a check-in can be refused for on the landing page, where the words of the other pages may not have come yet. */
export const punchProblems = {
  NOT_EMPLOYED: 'The member does not work here on these days.',
  NOT_EMPLOYED_from: 'Your first day here is {{day, day}}. You can check in from that day on.',
} as const;
