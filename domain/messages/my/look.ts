import type { look as english } from '../en/look.ts';
import type { Translation } from '../translation.ts';

export const look = {
  open: 'အသွင်အပြင်',
  title: 'အသွင်အပြင် ဆက်တင်များ',
  closeToolbar: 'ကိရိယာတန်းကို ဖျောက်မည်',
  tabs: { presets: 'အဆင်သင့်', own: 'ကိုယ်ပိုင်' },
  presets: { dark: 'မီနူး အမှောင်', light: 'မီနူး အလင်း', compact: 'မီနူး အကျဉ်း' },
  sidebar: 'မီနူး',
  sidebars: { full: 'အကျယ်', compact: 'အကျဉ်း' },
  sidebartheme: 'မီနူး အရောင်',
  topbartheme: 'အပေါ်တန်း အရောင်',
  footertheme: 'အောက်ခြေတန်း အရောင်',
  kept: 'ဤရွေးချယ်မှုအားလုံး သင့်ကိရိယာတိုင်းတွင် အကျုံးဝင်ပါသည်။ အခြားရွေးနိုင်သည်များ:',
} satisfies Translation<typeof english>;
