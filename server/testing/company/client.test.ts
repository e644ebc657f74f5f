import { addHoliday, removeHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuse, sendProblem } from '../../http/problems.ts';
import { createClient } from './client.ts';

test('a code that a contract does not promise fails the test that meets it', async () => {
  const app = Fastify();
  app.post('/api/holidays', (_, reply) => sendProblem(reply, refuse('CAR_TAKEN')));
  app.delete('/api/holidays/:id', (_, reply) => sendProblem(reply, refuse('NOT_FOUND')));
  const client = createClient(app);
  const body = { holidaydate: '2026-11-20', description: 'Full moon' };
  await expect(client.call(addHoliday, { body })).rejects.toThrow('addHoliday answered CAR_TAKEN');
  await expect(client.send({ method: 'POST', url: '/api/holidays?a=1' })).rejects.toThrow('addHoliday');
  expect((await client.call(removeHoliday, { params: { id: '1' } })).failure().code).toBe('NOT_FOUND');
});
