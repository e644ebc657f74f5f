import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { answerWire, success } from '../testing/wire.ts';
import { reviewChanges } from './attendance/review.ts';

const DAY = ['board', 'summary', 'today'];
const LEAVE_ASKED = [...DAY, 'leave', 'waiting'];
const LEAVE = [...LEAVE_ASKED, 'affected-leave'];
const TRIP_HEARD = [...DAY, 'trips', 'waiting'];
const TRIP = [...TRIP_HEARD, 'leave', 'punch-rules'];
const WORK = [...LEAVE, 'holidays', 'members'];
const PUNCHED = [...DAY, 'punches', 'waiting'];
const MADE_RIGHT = [...PUNCHED, 'corrections'];
const LIST = [...TRIP_HEARD, 'lists', 'lookups', 'members', 'punch-rules'];
const ADMINISTRATION = ['administration', 'own-flags'];

/** What each change makes stale, each a list or a count that some screen shows; nothing where it answers what is shown, or stores nothing. */
const STALE_AFTER: Readonly<Record<string, readonly string[]>> = {
  'accountChanges.download': [],
  'accountChanges.revokeOthers': ['sessions'],
  'accountChanges.savePreferences': [],
  'administrationChanges.addPermission': ADMINISTRATION,
  'administrationChanges.addPhoto': ADMINISTRATION,
  'administrationChanges.changePermission': ADMINISTRATION,
  'administrationChanges.changePhoto': ADMINISTRATION,
  'administrationChanges.deletePermission': ADMINISTRATION,
  'administrationChanges.deletePhoto': ADMINISTRATION,
  'administrationChanges.deleteUser': ADMINISTRATION,
  'administrationChanges.registerUser': ADMINISTRATION,
  'approvalChanges.decide': [...LEAVE, 'notifications'],
  'attendanceChanges.record': PUNCHED,
  'attendanceChanges.sendWaiting': PUNCHED,
  'attendanceFileChanges.download': [],
  'auditChanges.download': [],
  'companyChanges.saveSettings': [...TRIP_HEARD, 'company', 'corrections', 'periods', 'punch-rules', 'security'],
  'correctionChanges.ask': [...MADE_RIGHT, 'leave'],
  'correctionChanges.askOvertime': [...DAY, 'corrections'],
  'correctionChanges.decide': [...MADE_RIGHT, 'leave', 'notifications'],
  'correctionChanges.withdraw': [...LEAVE_ASKED, 'corrections'],
  'crewChanges.change': ['crew'],
  'crewChanges.record': ['board', 'crew'],
  'crewChanges.sendWaiting': ['board', 'crew'],
  'deputyChanges.end': ['deputies'],
  'deputyChanges.name': ['deputies'],
  'doorChanges.add': ['company', 'doors'],
  'doorChanges.change': ['doors'],
  'doorChanges.choosePin': ['doors'],
  'doorChanges.end': ['company', 'doors'],
  'doorChanges.handOutPin': ['doors'],
  'doorChanges.handOutPins': ['doors'],
  'doorChanges.pair': ['doors'],
  'doorChanges.removePin': ['doors'],
  'doorChanges.takePin': ['doors'],
  'holidayChanges.add': [...LEAVE, 'holidays'],
  'holidayChanges.change': [...LEAVE, 'holidays'],
  'holidayChanges.dismissAffected': ['affected-leave', 'waiting'],
  'holidayChanges.importFile': [...LEAVE, 'holidays'],
  'holidayChanges.previewImport': [],
  'holidayChanges.remove': [...LEAVE, 'holidays'],
  'holidayChanges.reopenAffected': ['affected-leave', 'waiting'],
  'keptFileChanges.save': [],
  'leaveActingChanges.cancel': [...LEAVE, 'notifications'],
  'leaveActingChanges.change': [...LEAVE, 'notifications'],
  'leaveActingChanges.enter': [...LEAVE, 'notifications'],
  'leaveChanges.askReturn': LEAVE_ASKED,
  'leaveChanges.edit': LEAVE,
  'leaveChanges.remove': LEAVE,
  'leaveChanges.take': LEAVE_ASKED,
  'leaveDocumentChanges.add': LEAVE_ASKED,
  'leaveDocumentChanges.remove': LEAVE_ASKED,
  'leaveOfficeChanges.addCode': LEAVE_ASKED,
  'leaveOfficeChanges.adjust': LEAVE_ASKED,
  'leaveOfficeChanges.agree': LEAVE_ASKED,
  'leaveOfficeChanges.changeCode': LEAVE_ASKED,
  'leaveOfficeChanges.runYearEnd': LEAVE_ASKED,
  'leaveOfficeChanges.setRetired': LEAVE_ASKED,
  'listChanges.add': LIST,
  'listChanges.change': LIST,
  'listChanges.reinstate': LIST,
  'listChanges.retire': LIST,
  'memberAccessChanges.endSession': ['sessions'],
  'memberAccessChanges.handOutCodes': [],
  'memberChanges.add': ['members'],
  'memberChanges.handOutCode': ['password-requests', 'waiting'],
  'memberChanges.setStatus': ['members'],
  'memberFileChanges.download': [],
  'memberFileChanges.preview': [],
  'memberFileChanges.store': [...LEAVE, 'members'],
  'memberOfficeChanges.change': [...LEAVE, 'members'],
  'memberOfficeChanges.overrideDay': WORK,
  'memberOfficeChanges.setWork': WORK,
  'mileageChanges.add': ['company', 'mileage', 'waiting'],
  'mileageChanges.change': ['mileage', 'waiting'],
  'mileageChanges.decide': ['mileage', 'notifications', 'waiting'],
  'mileageChanges.download': [],
  'mileageChanges.remove': ['company', 'mileage', 'waiting'],
  'mileageChanges.saveTerms': ['company', 'mileage', 'waiting'],
  'notificationChanges.clear': [],
  'notificationChanges.read': [],
  'notificationChanges.readAll': [],
  'notificationChanges.remove': [],
  'periodChanges.close': ['periods', 'summary'],
  'periodChanges.reopen': ['periods', 'summary'],
  'profileChanges.update': ['members'],
  'pushChanges.turnOff': ['push'],
  'pushChanges.turnOn': ['push'],
  'reviewChanges.settle': [...MADE_RIGHT, 'periods'],
  'securityChanges.add': ['security', 'sessions'],
  'securityChanges.addPasskey': ['security', 'sessions'],
  'securityChanges.makeKey': ['security'],
  'securityChanges.remove': ['security'],
  'securityChanges.removeKey': ['security'],
  'securityChanges.removeOf': ['members'],
  'securityChanges.renamePasskey': ['security'],
  'sessionChanges.changePassword': ['security', 'sessions'],
  'sessionChanges.revoke': ['sessions'],
  'tripChanges.add': TRIP,
  'tripChanges.cancel': TRIP,
  'tripChanges.change': TRIP,
  'tripChanges.decide': [...TRIP, 'notifications'],
  'tripChanges.object': TRIP_HEARD,
};
const SHOWN = [...new Set(Object.values(STALE_AFTER).flat())] as ['leave', ...'leave'[]];

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
/** Called with what it is about, where that is chosen before the change is. */
const made = (it: unknown): object => (typeof it === 'function' ? it({ id: 7, revision: 2 }) : (it as object));
const changes = new Map<string, object>(
  Object.values(modules)
    .flatMap((it) => Object.entries(it))
    .filter(([name]) => /^(?!with)\w+Changes$/.test(name))
    .flatMap(([name, of]) =>
      Object.entries(made(of)).map(([verb, change]) => [`${name}.${verb}`, made(change)] as const),
    ),
);

/** What is read anew once a change has been answered. */
async function staleAfter(change: object): Promise<string[]> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  for (const noun of SHOWN) client.setQueryData([noun], 'as it was');
  const answered = { ...change, mutationFn: async () => ({}) };
  await client.getMutationCache().build(client, answered).execute(undefined);
  const stale = SHOWN.filter((noun) => client.getQueryState([noun])?.isInvalidated);
  client.clear();
  return stale;
}

describe('what a change makes stale', () => {
  it('is said of every change', () => {
    expect([...changes.keys()].toSorted()).toEqual(Object.keys(STALE_AFTER));
  });

  it.each(Object.entries(STALE_AFTER))('%s', async (name, stale) => {
    expect((await staleAfter(changes.get(name) ?? {})).toSorted()).toEqual(stale.toSorted());
  });
});

it('more punches than go at once are all sent, each once', async () => {
  const wire = answerWire({ 'POST /api/membercheckin/review/settle': { body: success({ settled: 50 }) } });
  const client = new QueryClient();
  const items = Array.from({ length: 120 }, (_, id) => ({ id, reasons: ['outside'] }));
  const mutation = client.getMutationCache().build(client, reviewChanges.settle as never);
  await mutation.execute({ items, decision: 'accept' } as never);
  const sent = wire.bodies('POST /api/membercheckin/review/settle') as { items: { id: number }[] }[];
  expect(sent.map((it) => it.items.length)).toEqual([50, 50, 20]);
  expect(sent.flatMap((it) => it.items.map(({ id }) => id))).toEqual(items.map((it) => it.id));
});
