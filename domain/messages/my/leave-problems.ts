import type { leaveProblems as english } from '../en/leave-problems.ts';
import type { Translation } from '../translation.ts';

/** What can go wrong with leave and its types: see English. */
export const leaveProblems = {
  LEAVE_TYPE_UNKNOWN: 'ရွေးရန် ထိုခွင့်အမျိုးအစား မရှိပါ။',
  LEAVE_TYPE_UNKNOWN_offday: 'ခွင့်ကို နားရက်အဖြစ် ပြောင်း၍ မရပါ။',
  LEAVE_DATES_WRONG: 'ဤရက်များကို ယူ၍ မရပါ။',
  LEAVE_DATES_WRONG_backwards: 'နောက်ဆုံးရက်သည် ပထမဆုံးရက်ထက် စောနေပါသည်။',
  LEAVE_DATES_WRONG_long: 'တောင်းဆိုချက်တစ်ခုလျှင် အများဆုံး {{count}} ရက် ဖြစ်ပါသည်။',
  LEAVE_DATES_WRONG_all_free: 'ဤရက်အားလုံးသည် ရုံးပိတ်ရက် သို့မဟုတ် နားရက် ဖြစ်ပါသည်။',
  LEAVE_DATES_WRONG_half: 'နေ့ဝက်ခွင့်ကို တစ်ရက်တည်းအတွက်သာ ယူနိုင်ပါသည်။',
  LEAVE_DATES_WRONG_whole: 'ဤခွင့်အမျိုးအစားကို ရက်အပြည့်ဖြင့်သာ ယူနိုင်ပါသည်။',
  LEAVE_DATES_WRONG_past: 'ဤခွင့်၏ မရောက်သေးသောရက်များသာ ဖြစ်ရပါမည်။',
  LEAVE_DATES_WRONG_over: 'နောက်ကျသွားပါပြီ။ {{day, day}} ကျော်သွားပါပြီ။ ရုံးက ခွင့်ကို ပြင်ပေးနိုင်ပါသေးသည်။',
  LEAVE_TOO_EARLY: 'ခွင့်ကို {{day, day}} ထက် စော၍ မယူနိုင်ပါ။',
  LEAVE_EXCEEDS_BALANCE: 'ခွင့်လက်ကျန်ထက် ပို၍ ခွင့်ယူ၍ မရပါ',
  LEAVE_EXCEEDS_BALANCE_remaining: 'ခွင့်လက်ကျန် ({{count}} ရက်) ထက် ပို၍ ခွင့်ယူ၍ မရပါ',
  LEAVE_EXCEEDS_BALANCE_carried:
    'ခွင့်လက်ကျန်ထက် ပို၍ ခွင့်ယူ၍ မရပါ။ လက်ကျန် {{remaining}} ရက်အနက် ယခင်နှစ်မှ ယူလာသော {{carried}} ရက်ကို {{day, day}} အထိသာ ယူနိုင်ပါသည်။ ထို့နောက်ပိုင်းအတွက် {{later}} ရက် ကျန်ပါသည်။',
  LEAVE_EXCEEDS_BALANCE_passed_other:
    'ခွင့်လက်ကျန် ({{remaining}} ရက်) ထက် ပို၍ ခွင့်ယူ၍ မရပါ။ ထိုနှစ်၏ {{count}} ရက်ကို နောက်နှစ်သို့ သယ်ယူပြီး သို့မဟုတ် ပျက်ပြယ်ပြီး ဖြစ်သည်။ ဤစည်းမျဉ်းကို ဖယ်ထားလျှင် နှစ်ကုန်စာရင်း ထပ်ပိတ်သည့်အခါ ကျန်သလောက်ဖြင့် ပေးချေပါမည်။',
  LEAVE_EXCEEDS_BALANCE_none: 'ခွင့်ယူ၍ မရပါ',
  LEAVE_SERVICE_SHORT: 'ဤခွင့်အမျိုးအစားကို {{day, day}} မှစ၍ ယူနိုင်ပါသည်။',
  LEAVE_NOT_EARNED: 'ခွင့်ရက် ဤမျှ မရသေးပါ။',
  LEAVE_NOT_EARNED_earned:
    '{{day, day}} တွင် တစ်နှစ်စာ {{granted}} ရက်အနက် {{earned}} ရက် ရရှိပြီး ဖြစ်ပါသည်။ ထိုနေ့တွင် အများဆုံး {{count}} ရက် ယူနိုင်ပါသည်။',
  LEAVE_NOT_EARNED_beside:
    '{{day, day}} တွင် တစ်နှစ်စာ {{granted}} ရက်အနက် {{earned}} ရက် ရရှိပြီး ဖြစ်ပါသည်။ ယူပြီး သို့မဟုတ် စောင့်ဆိုင်းဆဲ ရက်များ၊ ယခင်နှစ်မှ ယူလာသောရက်နှင့် ရုံးက ထည့်သွင်းထားသောရက်တို့ကိုပါ တွက်လျှင် ထိုနေ့တွင် အများဆုံး {{count}} ရက် ယူနိုင်ပါသည်။',
  LEAVE_NOT_EARNED_besidelater:
    '{{day, day}} တွင် တစ်နှစ်စာ {{granted}} ရက်အနက် {{earned}} ရက် ရရှိပြီး ဖြစ်ပါသည်။ ယူပြီး သို့မဟုတ် စောင့်ဆိုင်းဆဲ ရက်များ၊ ယခင်နှစ်မှ ယူလာသောရက်နှင့် ရုံးက ထည့်သွင်းထားသောရက်တို့ကိုပါ တွက်လျှင် ထိုနေ့တွင် အများဆုံး {{count}} ရက် ယူနိုင်ပါသည်။ ဤမျှကို {{from, day}} မှစ၍ ယူနိုင်ပါသည်။',
  LEAVE_NOT_EARNED_later:
    '{{day, day}} တွင် တစ်နှစ်စာ {{granted}} ရက်အနက် {{earned}} ရက် ရရှိပြီး ဖြစ်ပါသည်။ ထိုနေ့တွင် အများဆုံး {{count}} ရက် ယူနိုင်ပါသည်။ ဤမျှကို {{from, day}} မှစ၍ ယူနိုင်ပါသည်။',
  LEAVE_OVERLAP: 'ဤရက်အချို့ကို ယူထားပြီးပါပြီ။',
  LEAVE_OVERLAP_leave: '{{day, day}} ရက်တွင် အခြားခွင့် ယူထားပြီးပါပြီ။',
  LEAVE_OVERLAP_trip: '{{day, day}} ရက်တွင် ခရီးစဉ် ရှိပြီးသား ဖြစ်ပါသည်။',
  LEAVE_NEXT_TO_HOLIDAY: 'ခွင့်ကို အများပြည်သူရုံးပိတ်ရက်နှင့် ကပ်၍ မယူနိုင်ပါ',
  LEAVE_NEXT_TO_HOLIDAY_each: '{{each}}',
  LEAVE_NEXT_TO_OFFDAY: 'ခွင့်ကို နားရက်နှင့် ကပ်၍ မယူနိုင်ပါ',
  LEAVE_NEXT_TO_OFFDAY_each: '{{each}}',
  LEAVE_READ_ONLY: 'ဤခွင့်ကို အတည်ပြုပြီးဖြစ်၍ ပြောင်း၍ မရတော့ပါ။',
  LEAVE_READ_ONLY_decided: 'ဤခွင့်ကို ဆုံးဖြတ်ပြီးပါပြီ။',
  LEAVE_READ_ONLY_agreed: 'ဤခွင့်ကို သဘောတူပြီးပါပြီ။ HR ရုံးက ဆုံးဖြတ်ပါမည်။',
  LEAVE_READ_ONLY_return: 'အတည်ပြုပြီးသော ခွင့်ကိုသာ ပြန်အပ်နိုင်ပါသည်။',
  LEAVE_BREAKS_RULE: 'ဤခွင့်သည် ယခုအခါ စည်းကမ်းနှင့် မကိုက်ညီတော့ပါ။',
  LEAVE_BREAKS_RULE_each: 'ဤခွင့်သည် ယခုအခါ စည်းကမ်းနှင့် မကိုက်ညီတော့ပါ: {{each}} အတည်ပြုလိုလျှင် သိလျက်နှင့် အတည်ပြုကြောင်း ဖော်ပြရပါမည်။',
  LEAVE_TYPE_TAKEN: 'ဤကုဒ်ဖြင့် ခွင့်အမျိုးအစား ရှိပြီးသား ဖြစ်ပါသည်။',
  LEAVE_TYPE_TAKEN_description: 'ခွင့်အမျိုးအစား {{other}} တွင် ဤအမည် ရှိပြီးသား ဖြစ်ပါသည်။ အမျိုးအစားများကို အမည်ဖြင့် ခွဲခြားပါသည်။',
  FORBIDDEN_ownleave: 'သင်ကိုယ်တိုင် ဤအမျိုးအစား ခွင့်ကို ယူထားသည် သို့မဟုတ် တောင်းထားသည်။ မည်သို့လစာပေးသည်ကို စီမံခန့်ခွဲသူက ပြောင်းပါသည်။',
  LEAVE_BALANCE_TOO_LOW: 'ဤသို့လုပ်လျှင် ခွင့်လက်ကျန် သုညအောက် ရောက်ပါမည်။',
  LEAVE_BALANCE_TOO_LOW_remaining_other: '{{count}} ရက်သာ ကျန်သဖြင့် အများဆုံး {{count}} ရက်သာ နုတ်နိုင်ပါသည်။',
  LEAVE_BALANCE_TOO_LOW_agreed_other:
    '{{days, span}} တွင် {{count}} ရက်သာ ကျန်ပြီး ဤသို့ဆိုလျှင် {{fewer}} ရက် နုတ်ရပါမည်။ ကျန်ရက်များကို ယူပြီး သို့မဟုတ် တောင်းထားပြီးပါပြီ။',
} satisfies Translation<typeof english>;
