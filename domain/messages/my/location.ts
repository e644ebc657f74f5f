import type { location as english } from '../en/location.ts';
import type { Translation } from '../translation.ts';

/** Where the member may check in, and where they are. */
export const location = {
  exempt: 'သင် မည်သည့်နေရာမှမဆို အလုပ်ဝင်နိုင်ပါသည်။',
  noSites: 'လုပ်ငန်းခွင် သတ်မှတ်မထားသေးပါ။ မည်သည့်နေရာမှမဆို အလုပ်ဝင်နိုင်ပါသည်။',
  ask: 'ခလုတ်နှိပ်သည့်အခါ သင့်တည်နေရာကို မေးပါမည်။',
  insecure: 'ဤလိပ်စာသည် https ဖြင့် မစသောကြောင့် ဘရောက်ဇာက တည်နေရာ မပေးပါ။ တည်နေရာမပါဘဲ အလုပ်ဝင်နိုင်ပါသည်။ HR ရုံးကို အသိပေးပါ။',
  near: '{{site}}: {{distance}} အကွာ',
  giveOrTake: '{{near}}၊ {{accuracy}} အထိ ကွာနိုင်သည်',
  inside: 'နယ်မြေအတွင်း',
  outside: '{{radius}} နယ်မြေပြင်ပ',
  accuracy: '{{accuracy}} အတွင်း တိကျသည်',
  poor: '{{accuracy}} အတွင်းသာ တိကျပါသည်။ ဟင်းလင်းပြင် သို့မဟုတ် Wi-Fi ရှိလျှင် ပိုကောင်းပါမည်။',
  refresh: 'တည်နေရာ ပြန်ရှာမည်',
  sites: 'သင့်လုပ်ငန်းခွင်များ: {{names}}',
  looked: 'တည်နေရာ မပါလျှင် သင့်အတွက် ဆုံးဖြတ်ပေးသူက သင့်မှတ်တမ်းကို စိစစ်ပါမည်။',
} satisfies Translation<typeof english>;
