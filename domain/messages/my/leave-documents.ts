import type { leaveDocuments as english } from '../en/leave-documents.ts';
import type { Translation } from '../translation.ts';

/** The documents that lie with leave, such as a doctor's certificate. */
export const leaveDocuments = {
  title: 'စာရွက်စာတမ်းများ',
  of: '{{type}}၊ {{span}} ၏ စာရွက်စာတမ်းများ',
  lead: 'ဝန်ထမ်းကိုယ်တိုင်၊ ဆုံးဖြတ်ပေးသူများနှင့် HR ရုံးသာ မြင်ရပါသည်။',
  asked: '{{type}} {{days}} ထက်များလျှင် ဆေးလက်မှတ်ကဲ့သို့ စာရွက်စာတမ်း လိုအပ်ပါသည်။ နောက်မှလည်း ထည့်နိုင်ပါသည်။',
  due: 'စာရွက်စာတမ်း လိုနေသည်',
  kept_other: 'စာရွက်စာတမ်း {{count}} ခု',
  none: 'စာရွက်စာတမ်း မထည့်ရသေးပါ။',
  failed: 'စာရွက်စာတမ်းများကို ဖတ်၍မရပါ။',
  add: 'စာရွက်စာတမ်း ထည့်ရန်',
  choose: 'ဓာတ်ပုံရိုက်ပါ သို့မဟုတ် ပုံ သို့မဟုတ် PDF ရွေးပါ။ အများဆုံး {{limit}} MB။',
  full: 'ခွင့်တစ်ခုတွင် စာရွက်စာတမ်း ငါးခုအထိသာ ထားနိုင်သည်။',
  added: 'စာရွက်စာတမ်း ထည့်ပြီးပါပြီ။',
  picture: 'ပုံ',
  pdf: 'PDF၊ {{size}} MB',
  by: '{{name}}၊ {{day}}',
  open: 'စာရွက်စာတမ်း {{number}} ဖွင့်ရန်',
  delete: 'ဖျက်ရန်',
  deleteNth: 'စာရွက်စာတမ်း {{number}} ဖျက်ရန်',
  deleted: 'စာရွက်စာတမ်း ဖျက်ပြီးပါပြီ။',
  question: 'ဤစာရွက်စာတမ်းကို ဖျက်မလား။',
  questionLead: 'ပြန်ယူ၍ မရနိုင်ပါ။',
  keep: 'မဖျက်ပါ',
} satisfies Translation<typeof english>;
