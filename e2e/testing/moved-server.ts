/**
 * Loaded before everything else by the servers that journeys start: they live at the journeys' moment, their threads
 * too. The `Date` of their answers is told as well, because Node.js writes it by a clock of its own and screens go by it.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { moveClock } from '@muster/domain/testing/moved-clock.ts';

moveClock(Number(process.env['JOURNEYS_CLOCK_MOVED']));
subscribe('http.server.request.start', (message) => {
  (message as { response: ServerResponse }).response.setHeader('date', new Date().toUTCString());
});
