import { hash } from 'node:crypto';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { LRUCache } from 'lru-cache';
import type { WrittenItem } from '../../../http/written.ts';
import type { Days } from '../../../records/of-members.ts';

/** Some thousand members' months. */
const MOST_BYTES = 4_000_000;

const kept = new LRUCache<string, WrittenItem>({ maxSize: MOST_BYTES, sizeCalculation: (it) => it.length });

/** So many days after the last one no shift of them goes on, and nobody can check out of one any more. */
const OVER_AFTER = 3;

/** Whether days no longer change as time goes by, but only when something is stored. */
export const areOver = ({ to }: Days, today: Day): boolean => addDays(to, OVER_AFTER) < today;

/**
 * A member's days as they were written before of the very same, or written now. They are found again by all that they are
 * made of: when any of it changes they are looked for in vain, and nothing has to be dropped.
 * @param madeOf all of it as a text
 */
export function rememberedMonth(madeOf: () => string, write: () => WrittenItem): WrittenItem {
  const key = hash('sha256', madeOf(), 'base64');
  const before = kept.get(key);
  if (before) return before;
  const written = write();
  kept.set(key, written);
  return written;
}
