import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { refuseFor } from '../http/problems.ts';

const derive = promisify(argon2);

/** Argon2id, 19 MiB, 2 passes: the strength decided for Muster (docs/decisions/0003-sessions.md). */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const QUEUE_LIMIT = 64;
const RETRY_SECONDS = 2;

interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  /** Bytes. */
  readonly tagLength: number;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether a password is right. Without a stored hash it takes as long and says no. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
}

/**
 * Hashes passwords, at most as many at once as there are cores; others wait, and when too many wait they are
 * sent away with 503, so that a flood of sign-ins cannot take the server from those who check in (threats T12).
 */
export function createPasswordHasher(ownCost: Cost = COST, atOnce: number = availableParallelism()): PasswordHasher {
  const turn = bounded(atOnce, QUEUE_LIMIT);
  const nobody = { cost: ownCost, nonce: randomBytes(16), tag: randomBytes(ownCost.tagLength) };
  const run = (password: string, nonce: Buffer, cost: Cost) =>
    turn(() => derive('argon2id', { ...cost, message: Buffer.from(password.normalize('NFKC')), nonce }));
  return {
    hash: async (password) => {
      const nonce = randomBytes(16);
      const tag = await run(password, nonce, ownCost);
      const { memory, passes, parallelism } = ownCost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
    },
    matches: async (password, stored) => {
      const known = stored ? parse(stored) : undefined;
      const { cost, nonce, tag } = known ?? nobody;
      const computed = await run(password, nonce, cost);
      return computed.length === tag.length && timingSafeEqual(computed, tag) && known !== undefined;
    },
  };
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function parse(stored: string): { cost: Cost; nonce: Buffer; tag: Buffer } {
  const [, , , costs = '', nonce = '', tag = ''] = stored.split('$');
  const [memory = 0, passes = 0, parallelism = 0] = costs.split(',').map((it) => Number(it.slice(2)));
  const bytes = Buffer.from(tag, 'base64');
  return {
    cost: { memory, passes, parallelism, tagLength: bytes.length },
    nonce: Buffer.from(nonce, 'base64'),
    tag: bytes,
  };
}

function bounded(atOnce: number, waitingLimit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingLimit) throw refuseFor(RETRY_SECONDS, 'UNAVAILABLE');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
