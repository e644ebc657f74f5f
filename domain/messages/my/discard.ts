import type { discard as english } from '../en/discard.ts';
import type { Translation } from '../translation.ts';

/** The question before what was typed is given up. */
export const discard = {
  title: 'ရိုက်ထားသည်များကို စွန့်ပစ်မည်လား။',
  text: 'မသိမ်းရသေးပါ။',
  sent: 'သိမ်းပြီးသား ဖြစ်နိုင်ပါသည်။',
  yes: 'စွန့်ပစ်မည်',
  no: 'ဆက်ရိုက်မည်',
} satisfies Translation<typeof english>;
