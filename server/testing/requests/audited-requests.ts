import type { InjectOptions } from 'fastify';
import { aboutOf, clientOf } from '../company/cast.ts';
import type { Client } from '../company/client.ts';
import type { Office } from '../company/office.ts';
import { type Cell, cellsOf } from './allow-table.ts';
import type { Audited } from './audited-calls.ts';
import { asRequest, named, sampleOf } from './sample-requests.ts';

const contractOf = new Map(named);

/** Refused to everybody as they are in the sample, and asked otherwise in `audited-calls.ts`. */
const askedOtherwise = ['closePeriod', 'reopenPeriod', 'retire_shifts', 'retire_groups'];

/** Who asks: the office where it may, about somebody else where that makes a difference. */
function cellOf(call: string): Cell {
  const allowed = cellsOf(call).filter((it) => it.status < 400 || askedOtherwise.includes(call));
  for (const caller of ['SA', 'HR', 'M', 'A'] as const) {
    for (const object of ['others', 'own'] as const) {
      const found = allowed.find((it) => it.caller === caller && it.named === object);
      if (found) return found;
    }
  }
  throw new Error(`Nobody may ask ${call}.`);
}

interface AuditedRequest {
  /** By their persona. */
  readonly caller: Cell['caller'];
  readonly client: Client;
  readonly request: InjectOptions;
}

/** What puts something on record, asked by somebody who may, about what is there for it. */
export async function auditedRequest(
  office: Office,
  { call, otherwise }: Pick<Audited, 'call' | 'otherwise'>,
): Promise<AuditedRequest> {
  const contract = contractOf.get(call);
  if (!contract) throw new Error(`There is no call ${call}.`);
  const cell = cellOf(call);
  const client = await clientOf(office, cell.caller);
  const sample = sampleOf(contract, await aboutOf(office, cell, contract));
  const body = otherwise?.body ? { ...(sample.body as object), ...otherwise.body } : sample.body;
  const asked = { ...sample, ...otherwise, ...(body === undefined ? {} : { body }) };
  return { caller: cell.caller, client, request: asRequest(contract, asked) };
}
