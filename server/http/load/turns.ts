/** What a request is for, from what is sent away last to what is sent away first. */
export const KINDS = ['check-in', 'write', 'sign-in', 'read'] as const;
export type Kind = (typeof KINDS)[number];

/** How long those of a kind may have to wait before more of them are sent away, ms. */
const LONGEST_WAIT: Readonly<Record<Kind, number>> = {
  'check-in': 400,
  write: 100,
  // Beyond those who may wait for the hashing they are refused there; those before are let in slowly.
  'sign-in': 400,
  read: 50,
};
/** With so few under way nobody is sent away, however slow the machine is. */
const FEW = 96;

/** How much there is to do. */
export interface Pressure {
  /** Requests that are not answered yet. */
  readonly underWay: number;
  /** How long the longest waiting of a kind has waited, ms. */
  readonly waitMs: number;
}

/** Whether one more request of a kind is told to come again: what it asks could not be done in good time. */
export const sheds = (kind: Kind, { underWay, waitMs }: Pressure): boolean =>
  underWay >= FEW && waitMs > LONGEST_WAIT[kind];

/** For so long requests are worked on before what has arrived meanwhile is looked at, ms. */
const SLICE_MS = 10;

export interface Turns {
  /** Has `go` called now, where there is nobody before it and time left, or when its turn comes. */
  take(kind: Kind, go: () => void): void;
  /** How long the longest waiting of a kind has waited, ms. */
  waitOf(kind: Kind): number;
  /** How many wait for their turn. */
  waiting(): number;
}

/** Time, and how work is put off: until what has arrived is read, and until the work before it is done. */
export interface Pace {
  now(): number;
  onceRead(work: () => void): void;
  onceDone(work: () => void): void;
}

const PACE: Pace = {
  now: () => performance.now(),
  onceRead: setImmediate,
  // A tick that a promise asks for comes when no promise has anything to do any more.
  onceDone: (work) => queueMicrotask(() => process.nextTick(work)),
};

interface Waiting {
  readonly kind: Kind;
  readonly since: number;
  readonly go: () => void;
}

/**
 * Lets requests in turn by turn: check-ins first, then what stores something, then who signs in, then what reads. Without it
 * all that has arrived would be worked on before anybody else is heard, and whoever is to be sent away would be told so after
 * all of it. One sign-in is let in a slice: most of its work comes after its turn, where no slice bounds it, so that two
 * hundred at one moment would keep everybody else waiting for all of theirs.
 */
export function createTurns({ now, onceRead, onceDone }: Pace = PACE): Turns {
  const lanes = new Map<Kind, Waiting[]>(KINDS.map((kind) => [kind, []]));
  let waiting = 0;
  let began: number | undefined;
  let hasSignIn = false;

  function first(): Waiting | undefined {
    for (const [kind, lane] of lanes) {
      const next = mayGo(kind) ? lane.shift() : undefined;
      if (next) return next;
    }
    return undefined;
  }

  const mayGo = (kind: Kind) => kind !== 'sign-in' || !hasSignIn;

  function letIn({ kind, go }: Waiting): void {
    hasSignIn ||= kind === 'sign-in';
    go();
  }

  function goOn(until: number): void {
    const next = now() < until ? first() : undefined;
    if (!next) {
      onceRead(newSlice);
      return;
    }
    waiting -= 1;
    onceDone(() => {
      if (waiting > 0) goOn(until);
    });
    letIn(next);
  }

  function newSlice(): void {
    began = undefined;
    hasSignIn = false;
    if (waiting > 0) goOn(now() + SLICE_MS);
  }

  return {
    take: (kind, go) => {
      const since = now();
      if (waiting === 0) {
        if (began === undefined) {
          began = since;
          hasSignIn = false;
          onceRead(newSlice);
        }
        if (since - began < SLICE_MS && mayGo(kind)) return letIn({ kind, since, go });
      }
      waiting += 1;
      lanes.get(kind)?.push({ kind, since, go });
    },
    waitOf: (kind) => {
      const [oldest] = lanes.get(kind) ?? [];
      return oldest ? now() - oldest.since : 0;
    },
    waiting: () => waiting,
  };
}
