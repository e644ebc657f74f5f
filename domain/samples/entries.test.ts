import { describe, expect, test } from 'vitest';
import { changed, having } from './entries.ts';
import { withColumnTitle, withoutMember } from './scrum/scrum.ts';
import { withAmount, withNone, withOneMore } from './shop/shop.ts';

const one = { id: 1, title: 'One' };
const list = [one, { id: 2, title: 'Two' }];
const scrum = {
  boards: [{ id: 'b', title: 'Board', list: [{ id: 'c', title: 'To do', cardList: [] }], members: ['m'] }],
  members: [{ id: 'm', name: 'Aye', avatar: '' }],
  labels: [],
};
const shop = { products: [], cart: [{ productId: 'p', amount: 2 }] };

describe('what changes nothing leaves the very same thing, so that nothing is kept of it', () => {
  test.each([
    ['a part that is there already', one, having(one, { title: 'One' })],
    ['an entry that stays as it was', list, changed(list, 1, (it) => it)],
    ['an entry that is unknown', list, changed(list, 3, (it) => ({ ...it }))],
    ['a column that has its title', scrum, withColumnTitle(scrum, 'b', 'c', 'To do')],
    ['somebody who is not on the board', scrum, withoutMember(scrum, 'b', 'x')],
    ['a line that is not in the cart', shop, withNone(shop, 'x')],
    ['the amount that a line has', shop, withAmount(shop, 'p', 2)],
  ])('%s', (_, before, after) => expect(after).toBe(before));

  test('and anything else another, which leaves the old one as it was', () => {
    expect(having(one, { title: 'Eins' })).toEqual({ id: 1, title: 'Eins' });
    expect(changed(list, 1, (it) => ({ ...it, title: 'One' }))).not.toBe(list);
    expect(withColumnTitle(scrum, 'b', 'c', 'Done').boards[0]?.list[0]?.title).toBe('Done');
    expect(withoutMember(scrum, 'b', 'm').boards[0]?.members).toEqual([]);
    expect(withOneMore(shop, 'p').cart).toEqual([{ productId: 'p', amount: 3 }]);
    expect(withNone(shop, 'p').cart).toEqual([]);
    expect([scrum.boards[0]?.list[0]?.title, scrum.boards[0]?.members, shop.cart[0]?.amount]).toEqual([
      'To do',
      ['m'],
      2,
    ]);
  });
});
