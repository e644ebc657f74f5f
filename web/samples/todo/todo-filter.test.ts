import { describe, expect, it } from 'vitest';
import { fits, withMoved } from './todo-filter.ts';

const paint = { id: 1, title: 'Paint the gate', note: 'green', done: true, tag: [1, 2] };
const call = { id: 2, title: 'Call the driver', starred: true, tag: [2] };
const read = { id: 3, title: 'Read the rules', read: true };
const all = { words: '', state: 'all', tag: '' } as const;

describe('the filters of to-dos', () => {
  it('combine: words, state and tag', () => {
    expect([paint, call, read].filter((it) => fits(it, { ...all, tag: '2' }))).toEqual([paint, call]);
    expect([paint, call, read].filter((it) => fits(it, { ...all, tag: '2', state: 'undone' }))).toEqual([call]);
    expect([paint, call, read].filter((it) => fits(it, { words: 'GREEN', state: 'done', tag: '1' }))).toEqual([paint]);
  });
});

describe('moving a to-do', () => {
  it('puts it where the other was, and loses none', () => {
    expect(withMoved([paint, call, read], read, paint)).toEqual([read, paint, call]);
    expect(withMoved([paint, call, read], paint, read)).toEqual([call, read, paint]);
  });
});
