import type { push as english } from '../en/push.ts';
import type { Translation } from '../translation.ts';

export const push = {
  titles: {
    leaveWaits: 'ခွင့်- တောင်းဆိုချက်တစ်ခု စောင့်နေပါသည်',
    leaveDecided: 'ခွင့်- ဆုံးဖြတ်ပြီး',
    leaveChanged: 'ခွင့်- သင့်အချက်အလက်တစ်ခု ပြောင်းလဲထားပါသည်',
    leaveDocument: 'ခွင့်- စာရွက်စာတမ်း ထပ်ထည့်ပြီး',
    tripAsked: 'ခရီးစဉ်- သင့်ကို လိုက်ပါရန် တောင်းဆိုထားပါသည်',
    tripWaits: 'ခရီးစဉ်- တောင်းဆိုချက်တစ်ခု စောင့်နေပါသည်',
    tripDecided: 'ခရီးစဉ်- ဆုံးဖြတ်ပြီး',
    tripChanged: 'ခရီးစဉ်- သင့်အချက်အလက်တစ်ခု ပြောင်းလဲထားပါသည်',
    correctionWaits: 'ပြင်ဆင်ချက်- တောင်းဆိုချက်တစ်ခု စောင့်နေပါသည်',
    correctionDecided: 'ပြင်ဆင်ချက်- ဆုံးဖြတ်ပြီး',
    attendanceChanged: 'တက်ရောက်မှု- သင့်အချက်အလက်တစ်ခု ပြောင်းလဲထားပါသည်',
    checkIn: 'အလုပ်ဝင်မှတ်တမ်း တင်ရန် သတိရပါ',
    checkOut: 'အလုပ်ဆင်းမှတ်တမ်း တင်ရန် သတိရပါ',
    decisionsWait: 'တောင်းဆိုချက်များ သင့်ဆုံးဖြတ်ချက်ကို စောင့်နေပါသည်',
    newDevice: 'အကောင့်- ကိရိယာအသစ်တစ်ခုမှ ဝင်ရောက်မှု',
    account: 'အကောင့်- သင့်အချက်အလက်တစ်ခု ပြောင်းလဲထားပါသည်',
    intoOffice: 'ရုံး- တာဝန်ခံအသစ်တစ်ဦး ရှိပါသည်',
  },
} satisfies Translation<typeof english>;
