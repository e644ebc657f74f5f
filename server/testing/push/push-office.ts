import type { News } from '@muster/domain/notifications/news.ts';
import { keepPush } from '@muster/domain/notifications/push-contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { nowText } from '../../clock.ts';
import { tell } from '../../news/tell.ts';
import { storePreferences } from '../../records/members/member-preference.ts';
import type { Client } from '../company/client.ts';
import { MORNING, type Office, openOffice, type Persona } from '../company/office.ts';
import { mailsIn } from '../company/outbox.ts';
import { type PushService, startPushService } from './push-service.ts';

const changed: News = {
  code: 'tripChanged',
  params: { number: 'TR-7', place: 'Pyay', days: { from: '2026-12-01', to: '2026-12-02' }, trip: 7 },
};

/** An office for the tests of a file, whose members' devices are told by a push service; each test begins with none. */
export function withPushOffice() {
  let office: Office;
  let service: PushService;
  let devices = 0;

  beforeAll(async () => {
    service = await startPushService();
    office = await openOffice({ road: service.road });
    await office.database.query.updateTable('member').set({ email: 'someone@lotus.example' }).execute();
  });
  afterAll(() => office.close().then(service.close));
  beforeEach(async () => {
    office.now = MORNING;
    // Who signs in from ever new devices would be told of each.
    const notify = { device: 'none' } as const;
    await office.database.write(async (trx) => {
      for (const it of ['A', 'B'] as const) await storePreferences(trx, office.ids[it], { notify });
    });
  });
  afterEach(async () => {
    await office.deps.background.settled();
    service.taken.length = 0;
    service.answers.clear();
    await office.database.query.deleteFrom('push_subscription').execute();
    await office.database.query.deleteFrom('session').execute();
    await office.database.query.deleteFrom('notification').execute();
    await office.database.query.deleteFrom('member_preference').execute();
    await office.database.query.updateTable('member').set({ status: 'active' }).execute();
  });

  const deliver = () => office.deps.post.deliver();
  return {
    office: () => office,
    service: () => service,
    deliver,
    /** A client whose device is told, too. */
    told: async (persona: Persona, client?: Client): Promise<{ client: Client; device: string }> => {
      const signedIn = client ?? (await office.as(persona));
      const device = `device${++devices}`;
      const { endpoint } = (await signedIn.call(keepPush, { body: service.device(device) })).data();
      expect(endpoint).toContain(device);
      return { client: signedIn, device };
    },
    news: (persona: Persona, it: News = changed) =>
      office.database.write((trx) =>
        tell(office.deps.post, trx, { memberIds: [office.ids[persona]], news: it, at: nowText(office.deps.clock) }),
      ),
    later: (minutes: number) => {
      office.now = office.now.add({ minutes });
    },
    toldOn: () => service.taken.map((it) => it.device),
    kept: () => office.database.query.selectFrom('push_subscription').selectAll().execute(),
    /** The mails that are written by some work. */
    mailsOf: async (work: () => Promise<unknown>): Promise<string[]> => {
      const before = mailsIn(office.dataDir);
      await work();
      await deliver();
      return mailsIn(office.dataDir).filter((it) => !before.includes(it));
    },
  };
}
