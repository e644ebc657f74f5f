import type { holidays as english } from '../en/holidays.ts';
import type { Translation } from '../translation.ts';

export const holidays = {
  title: 'အများပြည်သူရုံးပိတ်ရက်များ',
  next: 'နောက်ရုံးပိတ်ရက်',
  isToday: 'ယနေ့',
  tomorrow: 'မနက်ဖြန်',
  inDays_other: '{{count}} ရက် လိုသေးသည်',
  none: 'နောက်ထပ်ရုံးပိတ်ရက် ထည့်မထားသေးပါ။',
  view: 'ကြည့်ပုံ',
  month: 'လ',
  year: 'နှစ်',
  list: 'စာရင်း',
  previousMonth: 'ယခင်လ',
  nextMonth: 'နောက်လ',
  previousYear: 'ယခင်နှစ်',
  nextYear: 'နောက်နှစ်',
  inMonth: '{{month}} ရုံးပိတ်ရက်များ',
  noneInMonth: '{{month}} တွင် ရုံးပိတ်ရက် မရှိပါ။',
  noneInYear: '{{year}} အတွက် ရုံးပိတ်ရက် ထည့်မထားသေးပါ။',
  noneInYearHelp: 'HR ရုံးက ထည့်ပေးပါသည်။',
  holiday: 'အများပြည်သူရုံးပိတ်ရက်',
  letter: 'ပိ',
  today: 'ယနေ့',
  legend: 'အညွှန်း',
  openMonth: '{{month}} ကို ကြည့်မည်',
  keyboard: 'မြှားခလုတ်ဖြင့် ရက်နှင့် သီတင်းပတ်အလိုက်၊ Page Up နှင့် Page Down ဖြင့် လအလိုက် ရွှေ့နိုင်ပါသည်။',
} satisfies Translation<typeof english>;
