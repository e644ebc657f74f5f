import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications = {
  title: 'အသိပေးချက်များ',
  bell: 'အသိပေးချက်များ၊ မဖတ်ရသေးသည် မရှိ',
  bellUnread_other: 'အသိပေးချက်များ၊ မဖတ်ရသေးသည် {{count}} ခု',
  empty: 'အသစ် မရှိပါ။ သင့်ခွင့်အတွက် ဆုံးဖြတ်ချက်များနှင့် ခရီးစဉ်သတင်းများ ဤနေရာတွင် ပေါ်ပါမည်။',
  remove: 'ဖယ်မည်: {{title}}',
  clearAll: 'အားလုံး ရှင်းမည်',
  readAll: 'အားလုံး ဖတ်ပြီးဟု မှတ်မည်',
  cleared: 'အားလုံး ရှင်းပြီးပါပြီ။',
  undo: 'ပြန်ပြင်မည်',
  unread: 'မဖတ်ရသေး',
  age: {
    seconds: 'လွန်ခဲ့သော {{n}} စက္ကန့်',
    minutes: 'လွန်ခဲ့သော {{n}} မိနစ်',
    hours: 'လွန်ခဲ့သော {{n}} နာရီ',
    days: 'လွန်ခဲ့သော {{n}} ရက်',
    months: 'လွန်ခဲ့သော {{n}} လ',
    years: 'လွန်ခဲ့သော {{n}} နှစ်',
  },
} satisfies Translation<typeof english>;
