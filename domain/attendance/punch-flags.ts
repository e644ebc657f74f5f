import { locationFlags } from './location-verdict.ts';

/** What is odd about a punch. It is taken all the same, and shown to whoever reviews it. */
export const punchFlags = [...locationFlags, 'no_location', 'skewed_clock', 'out_of_order'] as const;
export type PunchFlag = (typeof punchFlags)[number];

const MOST_MINUTES_APART = 10;

/** Whether a device's clock is more than ten minutes off the server's, which alone counts (behaviour 5; threats T27). */
export const isSkewed = (device: Temporal.Instant, server: Temporal.Instant): boolean =>
  Math.abs(device.until(server).total('minutes')) > MOST_MINUTES_APART;
