import type { filters as english } from '../en/filters.ts';
import type { Translation } from '../translation.ts';

export const filters = {
  open: 'စစ်ထုတ်ခြင်း',
  openCount: 'စစ်ထုတ်ခြင်း ({{count}})',
  show: 'စာရင်းကို ကြည့်မည်',
  member: 'အမည် သို့မဟုတ် ကုဒ်',
  group: 'အဖွဲ့',
  allGroups: 'အဖွဲ့အားလုံး',
  groupNotHere: 'ယနေ့ ရှိသော အဖွဲ့များထဲတွင် မပါပါ။',
  none: 'ဘာမှ မတွေ့ပါ',
  found_other: '{{count}} ခု တွေ့ရှိ',
  more: '{{count}} ခု တွေ့ရှိပြီး နောက်စာမျက်နှာများတွင် ရှိသေးသည်',
} satisfies Translation<typeof english>;
