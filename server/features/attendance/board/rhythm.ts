import type { Background } from '../../../schedule/background.ts';

/** Work that comes round while it is wanted; a turn is left out while the one before is under way. */
export interface Rhythm {
  start(): void;
  stop(): void;
}

export function rhythm(background: Background, every: number, work: () => Promise<void>): Rhythm {
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  const turn = async () => {
    busy = true;
    await work().finally(() => {
      busy = false;
    });
  };
  return {
    start: () => {
      timer ??= setInterval(() => void (busy || background.later(turn)), every).unref();
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

/** Numbers that come within a moment, handed on together. */
export function gathering(moment: number, take: (ids: readonly number[]) => void): (ids: readonly number[]) => void {
  const gathered = new Set<number>();
  const handOn = () => {
    const ids = [...gathered];
    gathered.clear();
    take(ids);
  };
  return (ids) => {
    if (gathered.size === 0 && ids.length > 0) setTimeout(handOn, moment).unref();
    for (const id of ids) gathered.add(id);
  };
}
