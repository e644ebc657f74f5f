import { getPriority } from 'node:os';
import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

const hasher = createPasswordHasher();

describe('a password', () => {
  test('is kept as Argon2id of at least 19 MiB and two passes, salted', async () => {
    const before = getPriority();
    const [first, second] = await Promise.all([hasher.hash('a quiet morning'), hasher.hash('a quiet morning')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await hasher.matches('a quiet morning', first)).toBe(true);
    expect(await hasher.matches('a quiet mornin', first)).toBe(false);
    // What hashes stands back, and nothing else with it.
    expect(getPriority()).toBe(before);
  });

  test('is right however its letters were composed by the keyboard', async () => {
    const composed = await hasher.hash('café crème brûlée'.normalize('NFC'));
    expect(await hasher.matches('café crème brûlée'.normalize('NFD'), composed)).toBe(true);
  });

  test.each([undefined, null, ''])('that nobody has chosen (%j) is never right', async (stored) => {
    expect(await hasher.matches('', stored)).toBe(false);
    expect(await hasher.matches('a quiet morning', stored)).toBe(false);
  });

  test('that was kept by another cost is still right', async () => {
    const older = createPasswordHasher({ memory: 64, passes: 1, parallelism: 1, tagLength: 16 });
    expect(await hasher.matches('a quiet morning', await older.hash('a quiet morning'))).toBe(true);
  });

  test('that finds too many waiting is sent away, and the rest are served', async () => {
    const narrow = createPasswordHasher({ memory: 64, passes: 1, parallelism: 1, tagLength: 32 }, 1, 600_000);
    const asked = await Promise.allSettled(Array.from({ length: 100 }, () => narrow.hash('a quiet morning')));
    expect(asked.filter((it) => it.status === 'fulfilled')).toHaveLength(65);
    expect(await narrow.hash('a quiet morning')).toMatch(/^\$argon2id/);
  });
});
