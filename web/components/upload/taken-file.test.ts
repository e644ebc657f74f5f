import { describe, expect, it } from 'vitest';
import { isTaken } from './taken-file.ts';

describe('a file that was dropped or pasted', () => {
  it.each([
    ['by the end of its name, however that is written', 'Days.CSV', '', '.csv,.ics', true],
    ['by its kind', 'photo', 'image/png', 'image/jpeg, image/png', true],
    ['not with another end', 'days.csv.exe', '', '.csv', false],
    ['not with another kind', 'photo.png', 'image/svg+xml', 'image/png', false],
  ])('is taken %s', (_, name, type, accept, taken) => {
    expect(isTaken({ name, type }, accept)).toBe(taken);
  });
});
