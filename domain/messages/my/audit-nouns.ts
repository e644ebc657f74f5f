import type { auditNouns as english } from '../en/audit-nouns.ts';
import type { Translation } from '../translation.ts';

export const auditNouns = {
  'affected-leave': 'ရုံးပိတ်ရက် သို့မဟုတ် အလုပ်သတ်မှတ်ချက်ကြောင့် ထိခိုက်သောခွင့်',
  attendance: 'တက်ရောက်မှု',
  car: 'ယာဉ်',
  company: 'ကုမ္ပဏီ',
  competitor: 'ပြိုင်ဘက်',
  correction: 'ပြင်ဆင်ချက်',
  delegation: 'ကိုယ်စားလှယ်',
  file: 'ဖိုင်',
  group: 'အဖွဲ့',
  holiday: 'ရုံးပိတ်ရက်',
  leave: 'ခွင့်',
  'leave-type': 'ခွင့်အမျိုးအစား',
  member: 'ဝန်ထမ်း',
  mileage: 'မောင်းခဲ့သည့်အကွာအဝေး',
  period: 'လစာကာလ',
  permission: 'ခွင့်ပြုချက်',
  photo: 'ဓာတ်ပုံ',
  review: 'စိစစ်ရန် မှတ်တမ်း',
  shift: 'ဆိုင်း',
  site: 'လုပ်ငန်းခွင်',
  state: 'ပြည်နယ်/တိုင်း',
  trip: 'ခရီးစဉ်',
  'trip-type': 'ခရီးစဉ်အမျိုးအစား',
  user: 'အကောင့်',
} satisfies Translation<typeof english>;
