import type { ledgerNotes as english } from '../en/ledger-notes.ts';
import type { Translation } from '../translation.ts';

export const ledgerNotes = {
  balanceEntered: 'ဖိုင်မှ ထည့်သော လက်ကျန်',
  balanceStands: 'ဖိုင်မှ ထည့်သော လက်ကျန်တွင် ဤနှစ်၏ ရက်များ ပါပြီးဖြစ်သည်',
  inLieu: '{{day, day}} ရက်၏ အလုပ်အတွက်',
  inLieuBack: '{{day, day}} ရက်၏ အလုပ်အတွက် ပေးထားသည်ကို ပြန်ရုပ်သိမ်းသည်',
  earlyReturn: 'အလုပ်စောပြန်ဝင်ခြင်း',
  daysPerYear: 'တစ်နှစ်လျှင် {{before}} ရက် မဟုတ်ဘဲ {{days}} ရက်',
  agreedDays: 'သီးခြားသဘောတူညီချက်အရ တစ်နှစ်လျှင် {{before}} ရက် မဟုတ်ဘဲ {{days}} ရက်',
  agreedYear: 'သီးခြားသဘောတူညီချက်အရ တစ်နှစ်လျှင် {{days}} ရက်။ ခွင့်အမျိုးအစားက {{type}} ရက် ပေးသည်',
  agreementEnded: 'အားလုံးနည်းတူ ပြန်ဖြစ်သည်: တစ်နှစ်လျှင် {{before}} ရက် မဟုတ်ဘဲ {{days}} ရက်',
  carriedOver: 'ယခင်နှစ်မှ ယူလာသည်',
  carriedOn: 'နောက်နှစ်သို့ ယူသွားသည်',
  carryLapsed: 'ယခင်နှစ်မှ ယူလာပြီး အချိန်မီ မယူခဲ့ပါ',
  rejoined: 'နှစ်အတွင်း ပြန်ဝင်သဖြင့် ကျန်သည့်အပိုင်းအတွက်သာ ရသည်',
  joinedCorrected: 'ပထမဆုံးနေ့ ပြင်ဆင်သဖြင့် နှစ်၏ အခြားအပိုင်းကို ရသည်',
  notTaken: 'မတ်လကုန်အထိ မယူခဲ့ပါ',
  carriedBack: 'နောက်မှ ထည့်သော ခွင့် သို့မဟုတ် နောက်ဆုံးရက်အတွက် နောက်နှစ်မှ ပြန်ယူသည်',
  takenBack: 'နောက်မှ ထည့်သော ယခင်နှစ်၏ ခွင့် သို့မဟုတ် နောက်ဆုံးရက်အတွက် ပြန်ယူသည်',
  carryLapsedUsed: 'ပျက်ပြယ်ခဲ့သော်လည်း နောက်မှ ထည့်သော ခွင့်အတွက် သုံးသည်',
  notTakenUsed: 'မယူခဲ့ဟု စာရင်းသွင်းခဲ့သော်လည်း နောက်မှ ထည့်သော ခွင့်အတွက် သုံးသည်',
} satisfies Translation<typeof english>;
