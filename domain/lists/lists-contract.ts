import type { z } from 'zod';
import type { Contract } from '../wire/contract.ts';
import { type ListNoun, listNouns } from './list-nouns.ts';
import type { schemasByNoun } from './lists-schemas.ts';

type SchemasOfNoun<N extends ListNoun> = (typeof schemasByNoun)[N];
type Body<S> = S extends { body: infer B extends z.ZodType } ? z.output<B> : never;

/** A new entry, everything filled in. */
export type ListInput<N extends ListNoun> = Body<SchemasOfNoun<N>['add']>;
/** What is asked of a stored entry; what is left out stays. */
export type ListChange<N extends ListNoun> = Body<SchemasOfNoun<N>['change']>;
/** When a shift is worked, with the days on which that holds. */
export type DatedTimes = ListEntry<'shifts'>['times'][number];
/** What other times of a shift would touch. */
export type TouchedByTimes = NonNullable<ListEntry<'shifts'>['touches']>;
/** An entry as the office sees it. */
export type ListEntry<N extends ListNoun> = z.output<SchemasOfNoun<N>['list']['reply'][200]>['data'][number];

function contractsOfNoun<N extends ListNoun>(noun: N) {
  const schemas = async () => (await import('./lists-schemas.ts')).schemasByNoun[noun];
  const path = `/api/office/${noun}` as const;
  const call = { tag: 'office', access: 'office' } as const;
  return {
    list: {
      ...call,
      name: `list_${noun}`,
      method: 'GET',
      path,
      summary: `The ${noun} that the office keeps; with retired=true also those that are retired`,
      problems: [],
      schemas: async () => (await schemas()).list,
    },
    add: {
      ...call,
      name: `add_${noun}`,
      method: 'POST',
      path,
      summary: `Add to the ${noun}`,
      idempotent: true,
      problems: ['NAME_TAKEN', 'MANAGER_NOT_POSSIBLE', 'PASSWORD_OF_ANOTHER', 'TRIP_VALUE_UNKNOWN'],
      schemas: async () => (await schemas()).add,
    },
    change: {
      ...call,
      name: `change_${noun}`,
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Change one of the ${noun}; what is left out stays`,
      problems: [
        ...['NOT_FOUND', 'NAME_TAKEN', 'CHANGED_MEANWHILE', 'MANAGER_NOT_POSSIBLE', 'TRIP_VALUE_UNKNOWN'],
        ...['PASSWORD_OF_ANOTHER', 'PERIOD_CLOSED', 'FORBIDDEN'],
      ],
      schemas: async () => (await schemas()).change,
    },
    retire: {
      ...call,
      name: `retire_${noun}`,
      method: 'POST',
      path: `${path}/:id/retire`,
      summary: `Offer one of the ${noun} for nothing new; refused while it is in use`,
      problems: ['NOT_FOUND', 'IN_USE'],
      schemas: async () => (await schemas()).retire,
    },
    reinstate: {
      ...call,
      name: `reinstate_${noun}`,
      method: 'POST',
      path: `${path}/:id/reinstate`,
      summary: `Offer one of the ${noun} again`,
      problems: ['NOT_FOUND', 'TRIP_VALUE_UNKNOWN', 'MANAGER_NOT_POSSIBLE'],
      schemas: async () => (await schemas()).reinstate,
    },
  } as const satisfies Record<string, Contract>;
}

/** The calls of every list: one shape, whatever is listed. */
export const listContracts = Object.fromEntries(listNouns.map((noun) => [noun, contractsOfNoun(noun)])) as {
  readonly [N in ListNoun]: ReturnType<typeof contractsOfNoun<N>>;
};
