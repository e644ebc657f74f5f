import { localeOf } from '@muster/domain/messages/languages.ts';
import type { Invoice } from '@muster/domain/samples/invoices/invoices-contract.ts';

const number = (it: string | number | undefined) => Number(it) || 0;

/** What the items cost together, the tax on it, and both. */
export function figuresOf({ item = [], vat }: Invoice): { subtotal: number; tax: number; total: number } {
  const subtotal = item.reduce((sum, it) => sum + number(it.price) * number(it.unit), 0);
  const tax = (subtotal * number(vat)) / 100;
  return { subtotal, tax, total: subtotal + tax };
}

export const money = (amount: number, currency: string | undefined, language: string): string =>
  `${currency ?? ''} ${amount.toLocaleString(localeOf(language), { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`.trim();

export const invoiceStatuses = ['pending', 'processing', 'delivered'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** What a sample says of itself may be anything; what is none of these is pending. */
export const statusOf = ({ status }: Invoice): InvoiceStatus =>
  invoiceStatuses.find((it) => it === status) ?? 'pending';
