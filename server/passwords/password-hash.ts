import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createHashSlots, type HashSlots } from './hash-slots.ts';
import { type Cost, createHashThreads, type Derivation } from './hash-threads.ts';

const deriveHere = promisify(argon2);

/** Argon2id, 19 MiB, 2 passes: the strength decided for Muster (docs/decisions/0003-sessions.md). */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** Up to here a hash is over sooner than a thread of its own is reached, KiB. */
const LIGHT = 1024;

export interface PasswordHasher {
  /** @throws UNAVAILABLE when too many wait */
  hash(password: string): Promise<string>;
  /** Whether a password is right. Without a stored hash it takes as long and says no. @throws UNAVAILABLE when too many wait */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
  /**
   * Does what hashes, and what belongs to it, when its turn comes: what is refused for want of one has not been looked at,
   * and counts as no guess. The hasher that it gives neither waits nor refuses any more, and hashes one password at a time.
   * @throws UNAVAILABLE when too many wait, in all or from this address, or too long
   */
  inTurn<T>(address: string | undefined, work: (inside: PasswordHasher) => Promise<T>): Promise<T>;
  /** How many hashes are being made, how many more could be, and how many wait. */
  busy: HashSlots['busy'];
}

/**
 * Hashes passwords, as many at once as there are cores but one; others wait, and when too many wait they are
 * sent away with 503, so that a flood of sign-ins cannot take the server from those who check in (threats T12). Who has
 * waited for `patienceMs` is sent away as well.
 */
export function createPasswordHasher(
  ownCost: Cost = COST,
  atOnce: number = Math.max(1, availableParallelism() - 1),
  patienceMs?: number,
): PasswordHasher {
  const slots = createHashSlots(atOnce, patienceMs);
  const deriveBeside = createHashThreads();
  const derive = ({ cost, message, nonce }: Derivation): Promise<Buffer> =>
    cost.memory > LIGHT ? deriveBeside({ cost, message, nonce }) : deriveHere('argon2id', { ...cost, message, nonce });
  const run: Run = (password, nonce, cost) => derive({ cost, message: Buffer.from(password.normalize('NFKC')), nonce });
  const { busy } = slots;
  const inside: PasswordHasher = { ...hashing(run, ownCost), busy, inTurn: (_address, work) => work(inside) };
  const inTurn: PasswordHasher['inTurn'] = (address, work) => slots.turn(address, () => work(inside));
  return {
    inTurn,
    busy,
    hash: (password) => inTurn(undefined, () => inside.hash(password)),
    matches: (password, stored) => inTurn(undefined, () => inside.matches(password, stored)),
  };
}

type Run = (password: string, nonce: Buffer, cost: Cost) => Promise<Buffer>;

function hashing(run: Run, ownCost: Cost): Pick<PasswordHasher, 'hash' | 'matches'> {
  const nobody = { cost: ownCost, nonce: randomBytes(16), tag: randomBytes(ownCost.tagLength) };
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
