import type { choosing as english } from '../en/choosing.ts';
import type { Translation } from '../translation.ts';

export const choosing = {
  fromList: 'စာရင်းထဲမှ ရွေးပါ။',
  member: 'စာရင်းထဲမှ ဝန်ထမ်းတစ်ဦးကို ရွေးပါ။',
} satisfies Translation<typeof english>;
