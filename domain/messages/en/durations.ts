/** How long something is, on screens and in what the server says. */
export const durations = {
  minutes: '{{minutes}} min',
  hours: '{{hours}} h {{minutes}} min',
} as const;
