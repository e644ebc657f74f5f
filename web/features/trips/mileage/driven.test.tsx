import type { MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { kept } from '../../../lib/kept/browser-storage.ts';
import { draftKey } from '../../../lib/kept/wipe-seen.ts';
import { enterSession } from '../../../lib/session/session-store.ts';
import { noted, payingCompany, terms } from '../../../testing/mileage.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { stored } from '../../../testing/trip-form.tsx';
import { answerWire, failure, success } from '../../../testing/wire.ts';
import { Driven, ToDriven } from './driven.tsx';

const ADD = 'POST /api/mileage';
const CHANGE = 'PUT /api/mileage/5';
const trip = { ...stored, state: 'underway' as const, carcode: 'CAR-1', departuredate: '2099-11-18' };
const days = { from: '2099-11-18', to: '2099-11-20' };
const cars = [
  { carcode: 'CAR-1', last: 1090 },
  { carcode: 'CAR-2', last: null },
];
const own = noted({ may: { change: true, approve: false, return: false } });

const wireWith = (entries: readonly MileageEntry[] = [], more: object = {}) =>
  answerWire({
    'GET /api/office/company': { body: success(payingCompany) },
    'GET /api/mileage/rates': { body: success(terms) },
    'GET /api/mileage/trip': { body: success({ entries, days, cars, ...more }) },
    [ADD]: { status: 201, body: success(own, '201') },
    [CHANGE]: { body: success(own) },
    'DELETE /api/mileage/5': { body: success({ id: 5 }) },
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const open = async () => {
  const rendered = renderPage(<Driven trip={trip} />);
  await rendered.user.click(await button('Note what you drove'));
  return rendered;
};

beforeEach(() => act(() => enterSession({ id: 11, membercode: 'EM001', membername: 'Aye Chan Moe', role: 'MEMBER' })));

describe('the way from the head of a trip', () => {
  const crew = (membernoid: number) => [{ ...stored.memberList[0], membernoid, membercode: '', membername: '' }];
  const head = (of: number) => {
    const theirs = { ...trip, memberList: crew(of) } as typeof trip;
    return renderPage([<ToDriven key="way" trip={theirs} />, <Driven key="driven" trip={theirs} />]);
  };
  const way = () => screen.queryByRole('button', { name: 'What you drove' });

  it('leads its crew to what they are to note', async () => {
    wireWith();
    const { user } = head(11);
    const section = await screen.findByRole('region', { name: 'Driven' });
    await user.click(await button('What you drove'));
    expect(document.activeElement).toBe(section);
  });

  it.each([
    ['of whose crew one is not', 12, days],
    ['of which one has nothing to note', 11, null],
  ])('is not in a trip %s', async (_, of, toNote) => {
    wireWith([own], { days: toNote });
    head(of);
    await screen.findByRole('region', { name: 'Driven' });
    expect(way()).toBeNull();
  });
});

describe('the form', () => {
  it("begins with the trip's car and where that was left, and sends its readings", async () => {
    const wire = wireWith();
    const { user } = await open();
    expect(field(/^Odometer at the start/).value).toBe('1090');
    expect(field(/^Odometer at the end/).inputMode).toBe('numeric');
    expect(document.activeElement).toBe(field(/^Odometer at the end/));
    expect(screen.getByText('The last entry of this car ended at 1090.')).toBeDefined();
    await user.type(field(/^Odometer at the end/), '1222');
    expect(screen.getByText('Driven: 132 km')).toBeDefined();
    await user.click(await button('Save'));
    await screen.findByText('What you drove is noted.');
    expect(wire.bodies(ADD)).toEqual([
      { tripid: 7, drivenon: '2099-11-20', carcode: 'CAR-1', odometerstart: 1090, odometerend: 1222, remark: '' },
    ]);
  });

  it('asks for the distance alone of an own car, and shows what it comes to', async () => {
    const wire = wireWith();
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Car' }), 'My own car');
    expect(screen.queryByRole('textbox', { name: /^Odometer/ })).toBeNull();
    await user.type(field(/^Distance/), '၁၃၂');
    expect(screen.getByText('Driven: 132 km × 6.00 = 792.00 MMK')).toBeDefined();
    await user.click(await button('Save'));
    await screen.findByText('What you drove is noted.');
    expect(wire.bodies(ADD)).toEqual([{ tripid: 7, drivenon: '2099-11-20', carcode: '', distance: 132, remark: '' }]);
  });

  it('begins with the car of what they noted last on the trip, at what is to be typed next', async () => {
    wireWith([noted({ id: 6, membernoid: 12, carcode: 'CAR-1' }), noted({ carcode: 'CAR-2' })]);
    await open();
    expect((screen.getByRole('combobox', { name: 'Car' }) as HTMLSelectElement).value).toBe('CAR-2');
    expect(document.activeElement).toBe(field(/^Odometer at the start/));
  });

  it('leaves the keys where they are once a car is chosen', async () => {
    wireWith([own]);
    const { user } = await open();
    expect(document.activeElement).toBe(field(/^Distance/));
    const car = screen.getByRole('combobox', { name: 'Car' });
    await user.selectOptions(car, 'CAR-1');
    await user.selectOptions(car, 'My own car');
    expect(document.activeElement).toBe(car);
  });

  it('offers where another car was left, and nothing where that is not known', async () => {
    wireWith();
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Car' }), 'CAR-2');
    expect(field(/^Odometer at the start/).value).toBe('');
  });

  it('sends nothing that cannot be, and says why', async () => {
    const wire = wireWith();
    const { user } = await open();
    await user.click(await button('Save'));
    expect(screen.getByText('Please fill this in.')).toBeDefined();
    await user.type(field(/^Odometer at the end/), '1000');
    expect(screen.getByText('The end is below the start.')).toBeDefined();
    await user.clear(field(/^Odometer at the end/));
    await user.type(field(/^Odometer at the end/), '12.5');
    expect(screen.getByText('A whole number.')).toBeDefined();
    expect(wire.count(ADD)).toBe(0);
  });

  it('keeps what was typed over a page that is loaded anew, until it is saved or given up', async () => {
    wireWith();
    const first = await open();
    await first.user.type(field(/^Odometer at the end/), '1222');
    first.unmount();
    const { user } = await open();
    await expect.poll(() => field(/^Odometer at the end/).value).toBe('1222');
    await user.click(await button('Discard'));
    expect(field(/^Odometer at the start/).value).toBe('1090');
    expect(field(/^Odometer at the end/).value).toBe('');
    await user.type(field(/^Odometer at the end/), '1300');
    await user.click(await button('Save'));
    await screen.findByText('What you drove is noted.');
    expect(kept.read(draftKey('driven'))).toBeNull();
  });

  it('keeps what was typed when it cannot be saved, and tries again as the same request', async () => {
    const wire = wireWith();
    wire.now(ADD, 'dropped');
    const { user } = await open();
    await user.type(field(/^Odometer at the end/), '1222');
    await user.click(await button('Save'));
    const again = await button('Try again');
    expect(field(/^Odometer at the end/).value).toBe('1222');
    const kept = screen.getByText(/can never note it twice/);
    const refused = screen.getAllByRole('alert').find((it) => it.textContent !== '');
    expect(refused?.compareDocumentPosition(kept), 'beneath why it was not saved').toBe(4);
    wire.now(ADD, { status: 201, body: success(own, '201') });
    await user.click(again);
    await screen.findByText('What you drove is noted.');
    const keys = wire.sent.filter((it) => it.call === ADD).map((it) => it.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('says what the server refuses at the field that is to blame', async () => {
    const wire = wireWith();
    const params = { reason: 'off' };
    const errors = [{ field: 'drivenon', code: 'MILEAGE_NOT_POSSIBLE', message: '', params }];
    wire.now(ADD, { status: 422, body: failure('MILEAGE_NOT_POSSIBLE', { params, errors }) });
    const { user } = await open();
    await user.type(field(/^Odometer at the end/), '1222');
    await user.click(await button('Save'));
    expect(await screen.findByText('Nothing is noted for driving on this day.')).toBeDefined();
  });
});

describe('what was driven', () => {
  it('is changed by its member with the revision that was looked at', async () => {
    const wire = wireWith([own]);
    const { user } = renderPage(<Driven trip={trip} />);
    expect(await screen.findByText('132 km × 6.00 = 792.00 MMK')).toBeDefined();
    await user.click(await button('Change'));
    await user.clear(field(/^Distance/));
    await user.type(field(/^Distance/), '123');
    await user.click(await button('Save'));
    await screen.findByText('What you drove is noted.');
    expect(wire.bodies(CHANGE)).toEqual([
      { drivenon: '2099-11-19', carcode: '', distance: 123, remark: '', revision: 1 },
    ]);
  });

  it('is removed after a question', async () => {
    const wire = wireWith([own]);
    const { user } = renderPage(<Driven trip={trip} />);
    await user.click(await button('Remove'));
    await user.click(await button('Yes, delete'));
    await screen.findByText('The entry is removed.');
    expect(wire.bodies('DELETE /api/mileage/5')).toEqual([{ revision: 1 }]);
  });

  it('is read only once it is approved, and says why it was sent back', async () => {
    wireWith([
      noted({ state: 'approved', decidedby: 'Mya Mya' }),
      noted({ id: 6, state: 'returned', decidedby: 'Mya Mya', decisionremark: 'Which road?' }),
    ]);
    renderPage(<Driven trip={trip} />);
    const section = within(await screen.findByRole('region', { name: 'Driven' }));
    expect(section.getByText('Approved by Mya Mya')).toBeDefined();
    expect(section.getByText('Sent back by Mya Mya: Which road?')).toBeDefined();
    expect(section.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('says what it comes to together, where there are several', async () => {
    const wire = wireWith([noted({ id: 6, distance: 10, amount: 6000 }), noted({ carcode: 'CAR-1', amount: 0 })]);
    const first = renderPage(<Driven trip={trip} />);
    expect(await screen.findByText('Together: 142 km · 60.00 MMK')).toBeDefined();
    first.unmount();
    wire.now('GET /api/mileage/trip', { body: success({ entries: [own], days, cars }) });
    renderPage(<Driven trip={trip} />);
    await screen.findByText('132 km × 6.00 = 792.00 MMK');
    expect(screen.queryByText(/^Together/)).toBeNull();
  });

  it('sets thousands apart, in distances as in amounts', async () => {
    wireWith([noted({ distance: 1240, rate: 1_234_567, amount: 153_086_308 })]);
    renderPage(<Driven trip={trip} />);
    expect(await screen.findByText('1,240 km × 1,234.567 = 1,530,863.08 MMK')).toBeDefined();
  });

  it('says once that a trip was much further than planned, for each car', async () => {
    const doubts = [{ kind: 'far' as const, together: 300, expected: 32 }];
    wireWith([7, 6, 5].map((id) => noted({ id, doubts })).concat(noted({ id: 4, carcode: 'CAR-1', doubts })));
    renderPage(<Driven trip={trip} />);
    const lines = (await screen.findAllByRole('listitem')).map(
      (it) => within(it).queryByText(/^Much further/) !== null,
    );
    expect(lines).toEqual([true, false, false, true]);
  });

  it('is nothing before a trip begins, and to who may see nothing of it', async () => {
    const wire = wireWith([], { days: null });
    renderPage(<Driven trip={{ ...trip, state: 'planned' }} />);
    expect(wire.sent).toEqual([]);
    renderPage(<Driven trip={trip} />);
    await expect.poll(() => wire.count('GET /api/mileage/trip')).toBe(1);
    expect(screen.queryByRole('region', { name: 'Driven' })).toBeNull();
  });

  it('is not asked for where the company pays nothing', async () => {
    const wire = wireWith();
    wire.now('GET /api/office/company', { body: success({ ...payingCompany, mileage: undefined }) });
    renderPage(<Driven trip={trip} />);
    await expect.poll(() => wire.count('GET /api/office/company')).toBe(1);
    expect(wire.count('GET /api/mileage/trip')).toBe(0);
  });
});
