import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { ClosedRoad, isPublic, postGuarded, theInternet } from './guarded-road.ts';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2130706433',
  'localhost',
  '',
])('nothing is sent to %s', (address) => expect(isPublic(address)).toBe(false));

test.each(['8.8.8.8', '142.250.4.1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is on the internet', (address) =>
  expect(isPublic(address)).toBe(true),
);

test.each([
  ['a machine inside', ['127.0.0.1']],
  ['one inside beside one on the internet', ['8.8.8.8', '10.0.0.7']],
])('a name that stands for %s is sent nothing, whatever it was before', async (_, addresses) => {
  let met = 0;
  const inside = createServer(() => {
    met += 1;
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const { port } = inside.address() as { port: number };
  const road = { ...theInternet, resolve: async () => addresses, port };
  const sending = postGuarded(road, new URL('https://rebound.example/x'), { headers: {}, body: Buffer.from('x') });
  await expect(sending).rejects.toBeInstanceOf(ClosedRoad);
  expect(met).toBe(0);
  await new Promise((resolve) => inside.close(resolve));
});
