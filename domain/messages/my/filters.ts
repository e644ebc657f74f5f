import type { filters as english } from '../en/filters.ts';
import type { Translation } from '../translation.ts';

export const filters = {
  open: 'စစ်ထုတ်ခြင်း',
  openCount: 'စစ်ထုတ်ခြင်း ({{count}})',
  show: 'စာရင်းကို ကြည့်မည်',
} satisfies Translation<typeof english>;
