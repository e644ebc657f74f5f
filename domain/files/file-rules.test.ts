import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTORY_NAME, directories, directoryOf } from './file-rules.ts';

describe('where a file may be put', () => {
  test('is one of four places; a name of a client of its own is none of them', () => {
    for (const it of directories) expect([DIRECTORY_NAME.test(it), directoryOf(it)]).toEqual([true, it]);
    for (const it of ['uploads', 'member/avatars', 'user_photos-2', 'PHOTOS', 'constructor'])
      expect([DIRECTORY_NAME.test(it), directoryOf(it)]).toEqual([true, undefined]);
    expect(directoryOf(undefined)).toBeUndefined();
  });

  test.each(['', '/', '/etc', 'a/', 'a//b', '..', 'a/..', './a', '.htaccess', '-rf', 'a.b', 'C:x', 'a b', 'a\\b'])(
    'is not said by %j',
    (said) => expect(DIRECTORY_NAME.test(said)).toBe(false),
  );

  test('whatever is said: what is taken has no step up, no root and no ending', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ0_-./\\%:~ ') }), (said) => {
        if (DIRECTORY_NAME.test(said)) expect(said).toMatch(/^[aZ0](?!.*\/\/)[aZ0_\-/]*$/);
      }),
    );
  });
});
