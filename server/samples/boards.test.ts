import * as contracts from '@muster/domain/samples/scrum/scrum-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/company/client.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { askSample, type Rows } from '../testing/samples/ask-sample.ts';

let office: Office;
let it: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  it = await (await office.newcomer()).client();
});

const at = '/api/scrum-board';
const ask = (url: string, payload?: unknown) => askSample(it, url, payload);
const board = async (url: string, payload?: unknown) =>
  (await ask(url, payload)) as { members: Rows; list: { id: string; title: string; cardList: Rows }[] } | undefined;

/** Every call of boards: what it is asked, and what its answer must be like. */
const walk: Readonly<Record<string, () => Promise<unknown>>> = {
  listBoardMembers: async () => expect(await ask(`${at}/all-member`)).toHaveLength(13),
  listBoardLabels: async () =>
    expect(((await ask(`${at}/all-label`)) as Rows).map((row) => [row.title, row['color']])).toEqual([
      ['Active', 'primary'],
      ['Complete', 'green'],
      ['Ready', 'secondary'],
      ['High Priority', 'error'],
    ]),
  listBoards: async () =>
    expect(await ask(`${at}/all-board`)).toEqual([
      { id: 'board-1', title: 'New front desk' },
      { id: 'board-2', title: 'Winter stocktaking' },
    ]),
  readBoard: async () => {
    const first = await board(`${at}?id=board-1`);
    expect(first?.list.map((one) => one.cardList.length)).toEqual([2, 2]);
    expect(first?.members).toHaveLength(5);
    expect(first?.members[0]).toMatchObject({ id: 'member-1', name: 'Khin Sample' });
    expect(await board(`${at}?id=none`)).toBeUndefined();
  },
  addBoard: async () => {
    const bare = await it.send({
      method: 'POST',
      url: `${at}/add-board`,
      payload: 'Bare',
      headers: { 'content-type': 'text/plain' },
    });
    expect(bare.json().at(-1)).toMatchObject({ title: 'Bare' });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await it.send({ method: 'POST', url: `${at}/add-board`, payload: 'As a form', headers: form });
    const json = { 'content-type': 'application/json' };
    await it.send({ method: 'POST', url: `${at}/add-board`, payload: '"Quoted"', headers: json });
    const titles = ((await ask(`${at}/add-board`, { title: 'Named' })) as Rows).map((row) => row.title);
    expect(titles.slice(2)).toEqual(['Bare', 'As a form', 'Quoted', 'Named']);
  },
  addBoardMember: async () => {
    const add = (memberId: string) => board(`${at}/add-member`, { boardId: 'board-1', memberId });
    expect((await add('member-9'))?.members).toHaveLength(6);
    expect((await add('member-9'))?.members).toHaveLength(6);
    expect((await add('none'))?.members).toHaveLength(6);
  },
  deleteBoardMember: async () => {
    const drop = (memberId: string) => board(`${at}/delete-member`, { boardId: 'board-1', memberId });
    expect((await drop('none'))?.members).toHaveLength(5);
    expect((await drop('member-2'))?.members.map((row) => row.id)).toEqual([
      'member-1',
      'member-3',
      'member-4',
      'member-5',
    ]);
  },
  addColumn: async () => {
    const after = await board(`${at}/add-column`, { boardId: 'board-1', listTitle: 'Finished' });
    expect(after?.list.at(-1)).toMatchObject({ title: 'Finished', cardList: [] });
  },
  renameColumn: async () => {
    const after = await board(`${at}/rename-column`, { boardId: 'board-1', listId: 'column-2', listTitle: 'Now' });
    expect(after?.list.map((one) => one.title)).toEqual(['To do', 'Now']);
  },
  deleteColumn: async () => {
    const drop = (listId: string) => board(`${at}/delete-column`, { boardId: 'board-1', listId });
    expect((await drop('none'))?.list).toHaveLength(2);
    expect((await drop('column-1'))?.list.map((one) => one.id)).toEqual(['column-2']);
  },
  addCard: async () => {
    const after = await board(`${at}/add-card`, { boardId: 'board-1', listId: 'column-1', cardTitle: 'Sweep' });
    const empty = { title: 'Sweep', members: [], labels: [], comments: [], attachments: [] };
    expect(after?.list[0]?.cardList.at(-1)).toEqual({ id: expect.any(String), ...empty });
  },
  updateCard: async () => {
    const card = { id: 'card-2', title: 'Counter', members: ['member-1'], labels: [1] };
    const after = await board(`${at}/update-card`, { boardId: 'board-1', listId: 'column-1', card });
    expect(after?.list[0]?.cardList[1]).toEqual(card);
  },
  reorderColumns: async () => {
    const after = await board(`${at}/reorder-list`, { boardId: 'board-1', startIndex: 0, endIndex: 1 });
    expect(after?.list.map((one) => one.id)).toEqual(['column-2', 'column-1']);
  },
  reorderCards: async () => {
    const asked = { boardId: 'board-1', listId: 'column-1', startIndex: 1, endIndex: 0 };
    const after = await board(`${at}/reorder-card`, asked);
    expect(after?.list[0]?.cardList.map((row) => row.id)).toEqual(['card-2', 'card-1']);
  },
  moveCard: async () => {
    const asked = {
      boardId: 'board-1',
      sourcelistId: 'column-1',
      destinationlistId: 'column-2',
      source: { index: 0, droppableId: 'column-1' },
      destination: { index: 1 },
    };
    const after = await board(`${at}/move-card`, asked);
    expect(after?.list.map((one) => one.cardList.map((row) => row.id))).toEqual([
      ['card-2'],
      ['card-3', 'card-1', 'card-4'],
    ]);
    expect(await board(`${at}/move-card`, { ...asked, destinationlistId: 'none' })).toEqual(after);
    expect(await board(`${at}/move-card`, { ...asked, boardId: 'none' })).toBeUndefined();
  },
};

describe('each sample call of boards', () => {
  test('is walked here', () => {
    expect(Object.keys(walk).sort()).toEqual(
      Object.values(contracts)
        .map((call) => call.name)
        .sort(),
    );
  });

  test.each(Object.entries(walk))('%s', async (_, call) => {
    await call();
  });
});
