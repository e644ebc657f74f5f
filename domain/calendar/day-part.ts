/** The halves of a day. */
export const dayParts = ['am', 'pm'] as const;
export type DayPart = (typeof dayParts)[number];
