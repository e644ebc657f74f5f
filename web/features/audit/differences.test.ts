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

  it('is one fact of a list of values, and each fact of a list of things', () => {
    const before = { restdays: [7], crew: [{ membercode: 'A' }] };
    const after = { restdays: [6, 7], crew: [{ membercode: 'B' }] };
    expect(differences(before, after, (field, value) => `${field}=${value}`)).toEqual([
      { field: 'restdays', before: 'restdays=7', after: 'restdays=6, restdays=7' },
      { field: 'crew.0.membercode', before: 'crew.0.membercode=A', after: 'crew.0.membercode=B' },
    ]);
  });
});
