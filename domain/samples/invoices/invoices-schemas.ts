import { z } from 'zod';
import { idAsked, listOf, sampleId, sampleMoment, sampleText, withId } from '../sample-fields.ts';

const party = z.object({ name: sampleText.optional(), address: sampleText.optional() }).optional();
const amount = z.union([z.number(), z.string().max(40)]);

export const invoice = z.object({
  id: sampleId.optional(),
  orderNo: sampleId.optional(),
  status: sampleText.optional(),
  date: sampleMoment.optional(),
  currency: sampleText.optional(),
  /** Percent. */
  vat: amount.optional(),
  buyer: party,
  seller: party,
  item: listOf(z.object({ name: sampleText.optional(), unit: amount.optional(), price: amount.optional() })).optional(),
});

const all = { 200: z.array(invoice) };

export const listInvoices = { reply: all };
export const readInvoice = { query: idAsked, reply: { 200: invoice.optional() } };
export const addInvoice = { body: invoice, reply: all };
export const updateInvoice = { body: invoice, reply: all };
export const deleteInvoice = { body: withId, reply: all };
