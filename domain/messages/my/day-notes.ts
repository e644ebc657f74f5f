import type {
  dayFlagWords as englishFlags,
  dayNotes as englishNotes,
  dayStatusWords as englishStatuses,
} from '../en/day-notes.ts';
import type { Translation } from '../translation.ts';

export const dayNotes = {
  holiday: '{{name}}',
  offday: 'နားရက်',
  leave: '{{type}}',
  leaveAm: '{{type}}၊ နံနက်ပိုင်း',
  leavePm: '{{type}}၊ နေ့လယ်ပိုင်း',
  leaveFirst: '{{type}}၊ အလုပ်ချိန် ပထမတစ်ဝက်',
  leaveSecond: '{{type}}၊ အလုပ်ချိန် ဒုတိယတစ်ဝက်',
  trip: 'ခရီးစဉ် {{number}}',
  leaveWaits: '{{type}} ဆုံးဖြတ်ရန် စောင့်ဆိုင်းဆဲ',
  tripWaits: 'ခရီးစဉ် {{number}} အတည်ပြုရန် စောင့်ဆိုင်းဆဲ',
  excused: 'ကင်းလွတ်ခွင့်ပြု: {{reason}}',
  inLieu: 'အစားခွင့် တစ်ရက် ပေးထားသည်',
  hoursOff: '{{from}}–{{to}} နာရီပိုင်းခွင့်',
  hoursOffIdle: '{{from}}–{{to}} နာရီပိုင်းခွင့်၊ အလုပ်လုပ်ရန် မလိုသောအချိန်',
  inLieuHalf: 'အစားခွင့် တစ်ရက်ဝက် ပေးထားသည်',
} satisfies Translation<typeof englishNotes>;

export const dayStatusWords = {
  present: 'တက်ရောက်',
  absent: 'ပျက်ကွက်',
  leave: 'ခွင့်',
  trip: 'ခရီးစဉ်',
  holiday: 'ရုံးပိတ်ရက်',
  offday: 'နားရက်',
  upcoming: 'မရောက်သေး',
  not_counted: 'မရေတွက်ပါ',
  not_employed: 'ဝန်ထမ်းမဟုတ်',
  none: 'အခြားအဖွဲ့တွင်',
} satisfies Translation<typeof englishStatuses>;

export const dayFlagWords = {
  incomplete: 'အလုပ်ဆင်းမှတ်တမ်း မရှိ',
  worked_on_holiday: 'ရုံးပိတ်ရက်တွင် အလုပ်ဝင်',
  worked_on_offday: 'နားရက်တွင် အလုပ်ဝင်',
  worked_on_leave: 'ခွင့်ရက်တွင် အလုပ်ဝင်',
  half_day: 'နေ့ဝက်',
  outside: 'လုပ်ငန်းခွင်ပြင်ပ',
  corrected: 'ပြင်ဆင်ပြီး',
} satisfies Translation<typeof englishFlags>;
