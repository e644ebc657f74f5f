import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

describe('what differs between two versions', () => {
  it('is every fact that changed, came or went, by its path', () => {
    const before = { name: 'Head Office', radius: 200, place: { latitude: 16.7 } };
    const after = { name: 'Head Office', radius: 300, place: { latitude: 16.8 }, retired: true };
    expect(differences(before, after)).toEqual([
      { field: 'radius', before: '200', after: '300' },
      { field: 'place.latitude', before: '16.7', after: '16.8' },
      { field: 'retired', before: '', after: 'true' },
    ]);
  });

  it('is everything of what was added or removed, and nothing of nothing', () => {
    expect(differences(null, { day: '2026-11-20' })).toEqual([{ field: 'day', before: '', after: '2026-11-20' }]);
    expect(differences(null, null)).toEqual([]);
  });
});
