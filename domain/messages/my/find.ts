import type { find as english } from '../en/find.ts';
import type { Translation } from '../translation.ts';

export const find = {
  label: 'စာမျက်နှာ၊ ဝန်ထမ်း သို့မဟုတ် ခရီးစဉ် ရှာဖွေမည်',
  labelGuest: 'စာမျက်နှာ ရှာဖွေမည်',
  results: 'တွေ့ရှိချက်များ',
  pages: 'စာမျက်နှာများ',
  members: 'ဝန်ထမ်းများ',
  trips: 'ခရီးစဉ်များ',
  importMembers: 'ဝန်ထမ်းများကို ဖိုင်မှ ထည့်မည်',
  you: 'သင်',
  tripsOf: 'ခရီးစဉ်များ',
  allMembers: '“{{words}}” ပါသော ဝန်ထမ်းအားလုံး',
  allTrips: '“{{words}}” ပါသော ခရီးစဉ်အားလုံး',
  nothing: '“{{words}}” အတွက် ဘာမှ မတွေ့ပါ။',
  looking: 'ရှာနေပါသည်…',
  failedMembers: 'ဝန်ထမ်းများကို ရှာ၍မရပါ။',
  failedTrips: 'ခရီးစဉ်များကို ရှာ၍မရပါ။',
  count_other: 'ရလဒ် {{count}} ခု',
} satisfies Translation<typeof english>;
