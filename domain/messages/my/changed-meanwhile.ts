import type { changedMeanwhile as english } from '../en/changed-meanwhile.ts';
import type { Translation } from '../translation.ts';

/** Two versions of the same thing, of which one shall be. */
export const changedMeanwhile = {
  title: 'သင် ပြင်နေစဉ် ဤအရာကို အခြားတစ်နေရာမှ သိမ်းလိုက်ပါသည်။',
  same: 'သိမ်းထားသည်မှာ သင်ရိုက်ထားသည်နှင့် အတူတူပင် ဖြစ်ပါသည်။',
  besides: 'ဤနေရာတွင် မြင်ရသည့် အရာများ ပြောင်းလဲခြင်း မရှိပါ။',
  told: 'သင် မထိဘဲထားသည့် ဤအရာများကိုလည်း ပြင်ထားပါသည်။ သိမ်းထားသည့်အတိုင်း ရှိနေပါမည်။',
  opened: 'ယခင်က',
  typed: 'သင် ရိုက်ထားသည်',
  stored: 'ယခု သိမ်းထားသည်',
  empty: 'ဗလာ',
  theirs: 'သိမ်းထားသည်ကို ယူမည်',
  mine: 'ကိုယ့်ဟာကို ထားမည်',
  both: 'သိမ်းထားသည်နှင့်အတူ ကိုယ့်ဟာကို သိမ်းမည်',
} satisfies Translation<typeof english>;
