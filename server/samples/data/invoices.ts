import type { Invoice } from '@muster/domain/samples/invoices/invoices-contract.ts';

const seller = { name: 'Golden Lotus Trading', address: '12 Strand Road\nYangon' };

const invoice = (n: number, it: Pick<Invoice, 'status' | 'date' | 'buyer' | 'item'>): Invoice => ({
  id: `invoice-${n}`,
  orderNo: String(231 + n),
  currency: '$',
  vat: 10,
  seller,
  ...it,
});

export const invoices: readonly Invoice[] = [
  invoice(1, {
    status: 'pending',
    date: '2026-01-14T04:00:00.000Z',
    buyer: { name: 'Hill View Hotel', address: '3 Garden Lane\nTaunggyi' },
    item: [
      { name: 'Teak chair', unit: 8, price: 120 },
      { name: 'Round table', unit: 2, price: 310 },
    ],
  }),
  invoice(2, {
    status: 'processing',
    date: '2026-02-03T04:00:00.000Z',
    buyer: { name: 'Lake Shore Clinic', address: '77 Boat Street\nNyaungshwe' },
    item: [{ name: 'Filing cabinet', unit: 4, price: 185 }],
  }),
  invoice(3, {
    status: 'delivered',
    date: '2026-02-27T04:00:00.000Z',
    buyer: { name: 'Mandalay Reading Room', address: '9 Moat Road\nMandalay' },
    item: [
      { name: 'Bookshelf', unit: 6, price: 240 },
      { name: 'Reading lamp', unit: 12, price: 36 },
    ],
  }),
  invoice(4, {
    status: 'delivered',
    date: '2026-03-12T04:00:00.000Z',
    buyer: { name: 'Corner Tea House', address: '1 Market Square\nBago' },
    item: [{ name: 'Low stool', unit: 30, price: 14 }],
  }),
];
