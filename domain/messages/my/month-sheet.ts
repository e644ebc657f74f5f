import type { monthSheet as english } from '../en/month-sheet.ts';
import type { Translation } from '../translation.ts';
import { dayFlagWords, dayStatusWords } from './day-notes.ts';

/** The month sheet, which a member signs. */
export const monthSheet = {
  title: 'တက်ရောက်မှုစာရွက်',
  provisional: 'ယာယီ တက်ရောက်မှုစာရွက်',
  group: 'အဖွဲ့ {{group}}',
  columns: {
    day: 'ရက်',
    status: 'အခြေအနေ',
    in: 'ဝင်',
    out: 'ဆင်း',
    worked: 'လုပ်ချိန်',
    late: 'နောက်ကျ',
    early: 'စောဆင်း',
    overtime: 'အချိန်ပို',
    note: 'မှတ်ချက်',
  },
  status: dayStatusWords,
  flags: dayFlagWords,
  totals: 'စုစုပေါင်း',
  count: '{{what}}: {{days}}',
  daysLate: 'နောက်ကျသောရက်',
  daysEarly: 'စောဆင်းသောရက်',
  expected: 'လုပ်ရမည့်ချိန်: {{time}}',
  night: 'ညအလုပ်ချိန်: {{time}}',
  overtimeOpen: 'အတည်မပြုရသေးသော အချိန်ပို: {{time}}',
  off: 'နာရီပိုင်းခွင့်: {{time}}',
  inHours: 'အချိန်များသည် နာရီနှင့် မိနစ်ဖြစ်ပြီး ကုမ္ပဏီ၏ {{zone}} စံတော်ချိန်အတိုင်း ဖြစ်ပါသည်။',
  wholeMinutes: 'စက္ကန့်များကို ထည့်တွက်သော်လည်း မပြပါ၊ အလုပ်ချိန်ကို မိနစ်ပြည့်ဖြင့် ဖော်ပြပါသည်။',
  member: 'ဝန်ထမ်း: ရက်စွဲနှင့် လက်မှတ်',
  manager: 'မန်နေဂျာ: ရက်စွဲနှင့် လက်မှတ်',
  nobody: 'ဤလတွင် မည်သူမျှ မရှိပါ။',
} satisfies Translation<typeof english>;
