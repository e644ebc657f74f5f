import type { roster as english } from '../en/roster.ts';
import type { Translation } from '../translation.ts';

/** The roster of the coming weeks. */
export const roster = {
  title: 'အလုပ်ချိန်ဇယား',
  lead: 'ယခုအပတ်နှင့် နောက်အပတ်များတွင် မည်သူ မည်သည့်အချိန် အလုပ်ဝင်ရမည်ကို ပြပါသည်။',
  thisWeek: 'ယခုအပတ်',
  nextWeek: 'နောက်အပတ်',
  inWeeks: 'နောက် {{weeks}} ပတ်အကြာ',
  days: '{{from}} – {{to}}',
  previous: 'ယခင်အပတ်',
  next: 'နောက်တစ်ပတ်',
  day: 'ပြထားသောရက်',
  times: '{{from}}–{{to}}',
  shift: 'ဆိုင်း',
  shiftTimes: '{{name}}၊ {{from}}–{{to}}',
  dueAt: 'အလုပ်ဝင်ရမည့်အချိန်',
  due: 'အလုပ်ဝင်ရမည့်သူ',
  dueOnPage: 'ဤစာမျက်နှာမှ အလုပ်ဝင်ရမည့်သူ',
  dayDue: '{{day}}: {{due}}',
  someDue_other: 'အလုပ်ဝင်ရမည့်သူ {{count}} ဦး',
  someDueOnPage_other: 'ဤစာမျက်နှာမှ အလုပ်ဝင်ရမည့်သူ {{count}} ဦး',
  nobodyDue: 'မရေတွက်ပါ၊ ရပ်ဆိုင်းထား သို့မဟုတ် ဤနေရာတွင်မရှိ',
  suspended: 'ရပ်ဆိုင်းထား',
  off: '{{from}}–{{to}} ခွင့်',
  waitLetter: '{{letter}}?',
  waits: { leave: 'စောင့်ဆိုင်းဆဲ ခွင့်', trip: 'စောင့်ဆိုင်းဆဲ ခရီးစဉ်' },
  change: 'ဝန်ထမ်းမှတ်တမ်း ဖွင့်မည်',
  empty: 'ဤအပတ်တွင် သင့်အဖွဲ့များ၌ အလုပ်လုပ်မည့်သူ မရှိပါ။',
  notYours: 'ဤစာမျက်နှာသည် အဖွဲ့ကို စီမံသူများအတွက် ဖြစ်ပါသည်။ ယနေ့ သင်စီမံရသော အဖွဲ့ မရှိပါ။',
} satisfies Translation<typeof english>;
