import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';

/** Less than this is the network's way of keeping a clock right: seconds. */
const SET_SECONDS = 60;

/**
 * A look, to be taken again and again, whether the clock was set since the one before: check-ins are stored by it, and whoever
 * wonders at one finds here from when to when it was wrong. `steady` counts milliseconds, whatever is set.
 */
export function watchClock(clock: Clock, log: FastifyBaseLogger, steady = () => performance.now()): () => void {
  let [seen, passed] = [clock(), steady()];
  return () => {
    const [now, then] = [clock(), steady()];
    const expected = seen.add({ milliseconds: Math.round(then - passed) });
    const seconds = Math.round(expected.until(now).total('seconds'));
    [seen, passed] = [now, then];
    if (Math.abs(seconds) <= SET_SECONDS) return;
    log.warn(
      { expected: writeInstant(expected), seconds },
      'the clock was set: see that it is right now, and look at the check-ins around it',
    );
  };
}
