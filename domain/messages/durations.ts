import type { Say } from './problem-text.ts';

/** So many minutes in words: `45 min`, `1 h 30 min`. */
export const durationText = (say: Say, minutes: number): string =>
  minutes < 60
    ? say('durations.minutes', { minutes })
    : say('durations.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
