import { expect, test } from 'vitest';
import { inLookedForOrder } from './looked-for-order.ts';

test('names stand where a person looks for them: numbers by their worth, in either digits, capitals beside small letters', () => {
  const names = ['YGN-3', 'LINE-12', 'LINE-2', 'line-3', 'အဖွဲ့ ၁၂', 'အဖွဲ့ ၂'];
  expect(inLookedForOrder(names, (it) => it)).toEqual(['LINE-2', 'line-3', 'LINE-12', 'YGN-3', 'အဖွဲ့ ၂', 'အဖွဲ့ ၁၂']);
});
