import { expect } from 'vitest';
import type { Client } from '../company/client.ts';

export type Rows = { id: string | number; title?: string; [key: string]: unknown }[];

/** A sample call as a client spells it; a query is part of the address. */
export async function askSample(client: Client, url: string, payload?: unknown): Promise<unknown> {
  const method = payload === undefined ? 'GET' : 'POST';
  const raw = await client.send({ method, url, ...(payload === undefined ? {} : { payload: payload as object }) });
  expect([url, raw.statusCode, raw.body.slice(0, 200)]).toEqual([url, 200, raw.body.slice(0, 200)]);
  return raw.body === '' ? undefined : raw.json();
}
