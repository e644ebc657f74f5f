import type { SeededRandom } from './seeded-random.ts';
import type { ShiftDay } from './shift-days.ts';

/** Where a punch of the sample was made. */
export type Whereabouts = 'at the site' | 'away' | 'not told' | 'inexact' | 'at another site';

/** A stay at work; without an end when the check-out was forgotten. Instants in milliseconds. */
export interface Stay {
  readonly from: number;
  readonly fromWhere: Whereabouts;
  readonly to: number | undefined;
  readonly toWhere: Whereabouts;
}

const MINUTE = 60_000;

/**
 * One working day as such days go: mostly on time, sometimes late or gone early, sometimes with a break outside,
 * now and then absent or without a check-out.
 */
export function workingDay(day: ShiftDay, random: SeededRandom): Stay[] {
  if (random.chance(0.03)) return [];
  const minutes = (least: number, most: number) => Math.round(random.between(least, most) * MINUTE);
  const from = day.starts + (random.chance(0.12) ? minutes(4, 55) : minutes(-22, 3));
  const leaves = day.ends + (random.chance(0.08) ? minutes(-110, -12) : minutes(0, 70));
  const to = random.chance(0.012) ? undefined : leaves;
  const arrival = whereaboutsOf(random);
  if (!random.chance(0.03)) return [{ from, fromWhere: arrival, to, toWhere: whereaboutsOf(random) }];

  const breakFrom = day.starts + Math.round((day.ends - day.starts) * 0.45) + minutes(-10, 10);
  const back: Whereabouts = random.chance(0.06) ? 'at another site' : 'at the site';
  return [
    { from, fromWhere: arrival, to: breakFrom, toWhere: 'at the site' },
    { from: breakFrom + minutes(30, 60), fromWhere: back, to, toWhere: back },
  ];
}

function whereaboutsOf(random: SeededRandom): Whereabouts {
  const drawn = random.fraction();
  if (drawn < 0.02) return 'away';
  if (drawn < 0.035) return 'not told';
  if (drawn < 0.04) return 'inexact';
  return 'at the site';
}
