import type { Samples } from '@muster/domain/samples/samples.ts';
import { LRUCache } from 'lru-cache';

const MAX_MEMBERS = 1000;
/** What may be written into one copy, and into all of them, before the ones least used are forgotten. */
const MAX_WRITTEN = 8 * 1024 * 1024;
const MAX_WRITTEN_IN_ALL = 64 * 1024 * 1024;

interface Copy {
  readonly samples: Samples;
  /** What the requests that changed it weigh in memory: what it holds of its own is at most that. */
  readonly written: number;
}

export interface Copies {
  /** A member's copy, where there is one. */
  of(memberId: number): Samples | undefined;
  /** Keeps what a member's copy has become by a request that weighs so much. */
  keep(memberId: number, samples: Samples, weight: number): void;
}

/**
 * The samples of each member, in memory and gone with the process. What changes a copy makes new lists and leaves the old
 * ones, so copies share whatever nobody has changed. A copy that was written too much to is made anew.
 */
export function createCopies(): Copies {
  const copies = new LRUCache<number, Copy>({
    max: MAX_MEMBERS,
    maxSize: MAX_WRITTEN_IN_ALL,
    sizeCalculation: ({ written }) => written + 1,
  });
  return {
    of: (memberId) => copies.get(memberId)?.samples,
    keep: (memberId, samples, weight) => {
      const before = copies.peek(memberId);
      if (before?.samples === samples) return;
      const written = (before?.written ?? 0) + weight;
      if (written > MAX_WRITTEN) copies.delete(memberId);
      else copies.set(memberId, { samples, written });
    },
  };
}

/** What a value itself takes of memory, bytes: an empty object in a list is two bytes of a request, and dozens here. */
const OF_A_VALUE = 96;

/** What a value that was read from JSON weighs in memory, bytes; rather more than less. */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return OF_A_VALUE + 2 * value.length;
  if (typeof value !== 'object' || value === null) return OF_A_VALUE;
  return Object.values(value).reduce((weight: number, it) => weight + weightOf(it), OF_A_VALUE);
}
