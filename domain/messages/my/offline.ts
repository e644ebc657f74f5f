import type { offline as english } from '../en/offline.ts';
import type { Translation } from '../translation.ts';

export const offline = {
  page: 'ဤစာမျက်နှာကို ဤကိရိယာတွင် မဖွင့်ဖူးသေးပါ။ ချိတ်ဆက်မှု ရသည်နှင့် ပေါ်လာပါမည်။',
  part: 'ချိတ်ဆက်မှုမရှိပါ။ ချိတ်ဆက်မှု ရသည်နှင့် ပွင့်ပါမည်။',
  seen: 'ချိတ်ဆက်မှုမရှိပါ။ {{time}} က အချက်အလက်များကို ပြထားပါသည်။ အလိုအလျောက် ထပ်မေးပါမည်။',
  draft: '{{time}} က သင် ရိုက်ထားသည်များ ဖြစ်ပါသည်။ ဤကိရိယာတွင်သာ ရှိပြီး မပို့ရသေးပါ။',
  newVersion: 'Muster ဗားရှင်းအသစ် အသင့်ရှိပါပြီ။ ရိုက်ပြီး မသိမ်းရသေးသည်များကို အရင်သိမ်းပါ။',
  load: 'ယခု ဖွင့်မည်',
  later: 'နောက်မှ',
} satisfies Translation<typeof english>;
