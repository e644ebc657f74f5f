import type { saved as english } from '../en/saved.ts';
import type { Translation } from '../translation.ts';

/** What is said once a form is saved, before the screen goes on. */
export const saved = {
  goesOn: 'သိမ်းပြီးပါပြီ။ ပင်မစာမျက်နှာသို့ ပြန်သွားနေသည်…',
  goOn: 'ဆက်သွားမည်',
  view: 'ကြည့်မည်',
} satisfies Translation<typeof english>;
