import type { leaveDocuments as english } from '../en/leave-documents.ts';
import type { Translation } from '../translation.ts';

/** The documents that lie with leave, such as a doctor's certificate. */
export const leaveDocuments = {
  title: 'စာရွက်စာတမ်းများ',
  lead: 'ဝန်ထမ်းကိုယ်တိုင်၊ ဆုံးဖြတ်ပေးသူများနှင့် HR ရုံးသာ မြင်ရပါသည်။',
  asked_other: 'ဤခွင့်ကို {{count}} ရက်ထက် ပိုယူလျှင် ဆေးလက်မှတ်ကဲ့သို့ စာရွက်စာတမ်း လိုအပ်ပါသည်။ နောက်မှလည်း ထည့်နိုင်ပါသည်။',
  askedAlways: 'ဤခွင့်အတွက် ဆေးလက်မှတ်ကဲ့သို့ စာရွက်စာတမ်း လိုအပ်ပါသည်။ နောက်မှလည်း ထည့်နိုင်ပါသည်။',
  due: 'စာရွက်စာတမ်း လိုနေသည်',
  dueAdd: 'စာရွက်စာတမ်း လိုနေသည်၊ ထည့်ရန်',
  stillDue: 'ဆေးလက်မှတ်ကဲ့သို့ စာရွက်စာတမ်း လိုနေသေးသည်။',
  kept_other: 'စာရွက်စာတမ်း {{count}} ခု',
  none: 'စာရွက်စာတမ်း မရှိသေးပါ။',
  add: 'စာရွက်စာတမ်း ထည့်ရန်',
  full: 'ငါးခု ပြည့်ပါပြီ။ ခွင့်တစ်ခုတွင် ငါးခုအထိသာ ထားနိုင်သည်။',
  choose: 'ဓာတ်ပုံ သို့မဟုတ် အခြားပုံ (JPEG၊ PNG၊ WebP) သို့မဟုတ် PDF။',
  added: 'စာရွက်စာတမ်း ထည့်ပြီးပါပြီ။',
  picture: 'စာရွက်စာတမ်း {{number}}',
  larger: 'စာရွက်စာတမ်း {{number}} ကို ပိုကြီးကြီး ပြရန်',
  smaller: 'စာရွက်စာတမ်း {{number}} ကို ပိုသေးသေး ပြရန်',
  save: 'စာရွက်စာတမ်း {{number}} (PDF၊ {{size}} MB) ကို သိမ်းရန်',
  by: '{{name}}၊ {{day}}',
  delete: 'ဖျက်ရန်',
  deleteNth: 'စာရွက်စာတမ်း {{number}} ကို ဖျက်ရန်',
  deleted: 'စာရွက်စာတမ်း ဖျက်ပြီးပါပြီ။',
  without: '{{name}} ကို ပြန်ဖယ်ရန်',
} satisfies Translation<typeof english>;
