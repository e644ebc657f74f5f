import { contracts } from '@muster/domain/contracts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aboutOf, namesReadBy } from '../../testing/company/cast.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { asRequest, sampleOf } from '../../testing/requests/sample-requests.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

/** Every call that names a member. */
const aboutMembers = contracts
  .filter((it) => it.access !== 'anyone')
  .filter((it) => ['memberId', 'membercode'].some((name) => namesReadBy(it).has(name)));

test.each(aboutMembers)(
  '$name is refused about a guest, who has no employment, also to an administrator',
  async (call) => {
    const nothing = await aboutOf(office, { caller: 'SA', named: 'absent' });
    const guest = { ...nothing, membercode: 'GUEST', memberId: office.ids.GUEST };
    const client = await office.holding('SA');
    const before = await office.state();
    const answer = await client.send(asRequest(call, sampleOf(call, guest)));
    // Of a crew each punch is answered by itself.
    const [one] = call.name === 'recordCrewPunches' ? answer.json().data : [];
    if (one) expect(one).toMatchObject({ punch: null, refused: { code: 'NOT_FOUND' } });
    else expect([403, 404, 422]).toContain(answer.statusCode);
    expect(await office.state()).toBe(before);
  },
);
