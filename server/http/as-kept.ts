import { isDeepStrictEqual } from 'node:util';
import { isAsRead, isAsTold } from '@muster/domain/wire/as-read.ts';
import type { z } from 'zod';
import { refuse } from './problems.ts';

/** What is sent without what only comes along: this is all that is of no known type. */
type Asked<T> = { readonly [K in keyof T as unknown extends T[K] ? never : K]: T[K] };

/**
 * What a call asks for, apart from what comes with it of a record that was read: `beside` is as it is kept, by
 * `requireAsKept`; what a record only tells is in neither.
 */
export function takeApart<T extends object>(
  body: z.ZodObject,
  sent: T,
): { readonly asked: Asked<T>; readonly beside: object } {
  const said = Object.entries(sent).filter(([, value]) => value !== undefined);
  const comesAlong = (name: string) => isAsRead(body.shape[name]) || isAsTold(body.shape[name]);
  return {
    asked: Object.fromEntries(said.filter(([name]) => !comesAlong(name))) as Asked<T>,
    beside: Object.fromEntries(said.filter(([name]) => isAsRead(body.shape[name]))),
  };
}

/** The first field that says something else than what is stored. */
export function otherThanKept(sent: object, stored: object): string | undefined {
  const kept = stored as Record<string, unknown>;
  return Object.entries(sent).find(([field, value]) => !isDeepStrictEqual(value, kept[field]))?.[0];
}

/**
 * A record may be sent back as it was read; what a call does not change stays as it is kept. Said otherwise it is a field
 * that the call does not know. Asked after the revision: what was changed meanwhile is no fault of who sends it.
 * @throws UNKNOWN_FIELD
 */
export function requireAsKept(sent: object, stored: object): void {
  const field = otherThanKept(sent, stored);
  if (field !== undefined) throw refuse('UNKNOWN_FIELD', { field });
}
