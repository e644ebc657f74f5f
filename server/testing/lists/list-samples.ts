import { type ListNoun, listNouns } from '@muster/domain/lists/list-nouns.ts';

const each = <T>(make: (noun: ListNoun) => Record<string, T>): Record<string, T> =>
  Object.assign({}, ...listNouns.map(make));

const office = '401 403 403 403 403 200 200 403';

/** The rows of the office's lists in the table of who may make which call: the office, and nobody else. */
export const allowLists = {
  ...each((noun) => ({
    [`list_${noun}`]: office,
    [`add_${noun}`]: '401 403 403 403 403 201 201 403',
    [`change_${noun}`]: office,
    [`retire_${noun}`]: office,
    [`reinstate_${noun}`]: office,
  })),
  // Members are in the group, and have the shift.
  retire_groups: '  401 403 403 403 403 409 409 403',
  retire_shifts: '  401 403 403 403 403 409 409 403',
};

let added = 0;

/** A new entry of each list, of a name of its own. */
const newEntries: Readonly<Record<ListNoun, (name: string) => object>> = {
  sites: (name) => ({ name, latitude: 16.8, longitude: 96.1, radius: 100 }),
  shifts: (name) => ({ name, starts: '08:00', ends: '16:00', break: 30, grace: 5 }),
  groups: (groupno) => ({ groupno, name: 'Added', managers: ['M'] }),
  cars: (carcode) => ({ carcode, description: 'Van', seats: 9 }),
  triptypes: (description) => ({ description }),
  states: (merge_state) => ({ triptypeid: 1, merge_state, miles: 10 }),
  competitors: (competitor) => ({ competitor }),
};

/** Those of the test company that its other samples do not use. */
const spare: Readonly<Record<ListNoun, string>> = {
  sites: '2',
  shifts: '2',
  groups: '2',
  cars: '2',
  triptypes: '2',
  states: '1',
  competitors: '1',
};

/** For every call of the lists that takes anything, a request that its contract allows. */
export const listSamples = each((noun) => ({
  [`list_${noun}`]: () => ({ query: { retired: 'true' } }),
  [`add_${noun}`]: () => ({ body: newEntries[noun](`Added ${++added}`) }),
  // As it is stored: it may be asked as often as one likes.
  [`change_${noun}`]: () => ({ params: { id: spare[noun] }, body: { revision: 1 } }),
  [`retire_${noun}`]: () => ({ params: { id: spare[noun] } }),
  [`reinstate_${noun}`]: () => ({ params: { id: spare[noun] } }),
}));
