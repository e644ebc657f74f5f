import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import { sampleChange, sampleRead } from '../sample-call.ts';
import type * as schemas from './invoices-schemas.ts';

const contract = contractsOf(() => import('./invoices-schemas.ts'));

export type Invoice = z.output<typeof schemas.invoice>;

export const listInvoices = contract(
  sampleRead({ name: 'listInvoices', path: '/api/invoices/all', summary: 'Every invoice' }),
);
export const readInvoice = contract(
  sampleRead({ name: 'readInvoice', path: '/api/invoices', summary: 'One invoice; nothing for an unknown id' }),
);
export const addInvoice = contract(
  sampleChange({ name: 'addInvoice', path: '/api/invoices/add', summary: 'Add an invoice; answers all' }),
);
export const updateInvoice = contract(
  sampleChange({
    name: 'updateInvoice',
    path: '/api/invoices/update',
    summary: 'Put an invoice in place; answers all',
  }),
);
export const deleteInvoice = contract(
  sampleChange({ name: 'deleteInvoice', path: '/api/invoices/delete', summary: 'Delete an invoice; answers the rest' }),
);
