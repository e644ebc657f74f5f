import { describe, expect, test } from 'vitest';
import { lookupColumns, lookupNames } from './lookup-columns.ts';
import { lookupContracts } from './lookups-contract.ts';
import { lookupRows } from './lookups-schemas.ts';
import { setUpInput } from './office-schemas.ts';

const setUp = {
  token: 'a-token-of-the-set-up-link',
  company: { name: 'Golden Lotus Trading', zone: 'Asia/Yangon' },
  site: { name: 'Head Office', latitude: 16.779, longitude: 96.158, radius: 200 },
  administrator: {
    membercode: 'sa001',
    membername: 'Daw Mya',
    password: 'rain on the roof',
    confirm_password: 'rain on the roof',
  },
};
const blamed = (input: unknown) => setUpInput.safeParse(input).error?.issues.map((it) => it.path.join('.')) ?? [];

describe('the set-up of a company', () => {
  test('asks for the company, its first site and its first administrator', () => {
    expect(setUpInput.parse(setUp).administrator.membercode).toBe('SA001');
  });

  test.each([19, 50_001, 200.5, '200'])('refuses a radius of %j', (radius) => {
    expect(blamed({ ...setUp, site: { ...setUp.site, radius } })).toEqual(['site.radius']);
  });

  test.each(['Yangon', '+06:30', 'Asia/Atlantis', ''])('refuses the zone %j', (zone) => {
    expect(blamed({ ...setUp, company: { ...setUp.company, zone } })).toEqual(['company.zone']);
  });

  test('takes no role from the outside', () => {
    const administrator = { ...setUp.administrator, role: 'MEMBER' };
    expect(setUpInput.safeParse({ ...setUp, administrator }).error?.issues[0]?.code).toBe('unrecognized_keys');
  });
});

describe('the plain tables', () => {
  test('are the seven of the specification, each readable at two addresses', () => {
    expect(lookupContracts.map((it) => it.contract.path)).toEqual(
      [
        'memberno_info',
        'leavecode_info',
        'group_info',
        'carcode_info',
        'triptype_info',
        'competitor',
        'publicholiday_info',
      ].flatMap((table) => [`/api/${table}`, `/api/records/${table}`]),
    );
  });

  test.each(lookupNames)('%s can be filtered by exactly the columns that it shows', (table) => {
    expect(Object.keys(lookupColumns[table])).toEqual(Object.keys(lookupRows[table].shape));
  });

  test('only the status that the screen polls answers a suspended member', () => {
    const answering = lookupContracts.filter((it) => 'whileSuspended' in it.contract).map((it) => it.table);
    expect(new Set(answering)).toEqual(new Set(['memberno_info']));
  });
});
