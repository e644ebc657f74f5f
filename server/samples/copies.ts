import type { Samples } from '@muster/domain/samples/samples.ts';
import { LRUCache } from 'lru-cache';

const MAX_MEMBERS = 1000;
/** What may be written into one copy, and into all of them, before the ones least used are forgotten. */
const MAX_WRITTEN = 8 * 1024 * 1024;
const MAX_WRITTEN_IN_ALL = 64 * 1024 * 1024;

interface Copy {
  readonly samples: Samples;
  /** Bytes of the requests that changed it: what it holds of its own is at most that. */
  readonly written: number;
}

/** What an act leaves of the samples, and what it answers. */
export interface Outcome<A> {
  readonly samples: Samples;
  readonly answer: A;
}

export interface Copies {
  has(memberId: number): boolean;
  /** Acts on a member's copy, or on a fresh one; `bytes` is what the act brings along. */
  act<A>(memberId: number, bytes: number, fresh: () => Samples, act: (samples: Samples) => Outcome<A>): A;
}

/**
 * The samples of each member, in memory and gone with the process. An act makes new lists and leaves the old ones, so
 * copies share whatever nobody has changed. A copy that was written too much to is made anew.
 */
export function createCopies(): Copies {
  const copies = new LRUCache<number, Copy>({
    max: MAX_MEMBERS,
    maxSize: MAX_WRITTEN_IN_ALL,
    sizeCalculation: ({ written }) => written + 1,
  });
  return {
    has: (memberId) => copies.has(memberId),
    act: (memberId, bytes, fresh, act) => {
      const copy = copies.get(memberId) ?? { samples: fresh(), written: 0 };
      const { samples, answer } = act(copy.samples);
      const written = samples === copy.samples ? copy.written : copy.written + bytes;
      if (written > MAX_WRITTEN) copies.delete(memberId);
      else if (samples !== copy.samples || copy.written === 0) copies.set(memberId, { samples, written });
      return answer;
    },
  };
}
