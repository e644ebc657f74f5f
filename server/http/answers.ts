import type { Contract, SchemasOf } from '@muster/domain/wire/contract.ts';
import { type Envelope, succeeded } from '@muster/domain/wire/envelope.ts';
import type { z } from 'zod';

export interface Answer<S extends number, B> {
  readonly status: S;
  readonly body: B;
}

/** What a handler may answer: a status of its contract, with the body that the contract gives it. */
export type AnswerOf<C extends Contract> = {
  [S in Status<C>]: Answer<S, z.output<SchemasOf<C>['reply'][S]>>;
}[Status<C>];

type Status<C extends Contract> = keyof SchemasOf<C>['reply'] & number;

/** 200 with the envelope. */
export const ok = <D>(data: D, message = 'OK'): Answer<200, Envelope<D>> => ({
  status: 200,
  body: succeeded(data, message),
});

/** 201 with the envelope. */
export const created = <D>(data: D, message: string): Answer<201, Envelope<D>> => ({
  status: 201,
  body: succeeded(data, message, 201),
});

/** 200 with a body of its own shape. */
export const plain = <B>(body: B): Answer<200, B> => ({ status: 200, body });
