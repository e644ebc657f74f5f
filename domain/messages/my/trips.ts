import type { trips as english } from '../en/trips.ts';
import type { Translation } from '../translation.ts';

export const trips = {
  title: 'ခရီးစဉ် တာဝန်ပေးခြင်း',
  span: '{{from}} – {{to}}',
  days_other: '{{count}} ရက်',
  none: '–',
  crewMore: '{{names}} နှင့် နောက်ထပ် {{count}} ဦး',
  standing: {
    requested: 'စောင့်ဆိုင်းဆဲ',
    planned: 'စီစဉ်ထားသည်',
    underway: 'သွားနေဆဲ',
    done: 'ပြီးပါပြီ',
    cancelled: 'ပယ်ဖျက်ပြီး',
    rejected: 'ငြင်းပယ်ပြီး',
  },
  calendar: {
    letter: 'ခ',
    trip: 'ခရီးစဉ်',
    one: 'ခရီးစဉ်: {{place}}',
    several_other: 'ခရီးစဉ် {{count}} ခု',
    nothing: 'ဤရက်တွင် ခရီးစဉ် မရှိပါ။',
    more: 'ဤလတွင် ပြက္ခဒိန်၌ ပြထားသည်ထက် ခရီးစဉ် ပိုရှိပါသည်။ စစ်ထုတ်၍ ကြည့်နိုင်ပါသည်။',
  },
  next: {
    title: 'သင့်နောက်ခရီးစဉ်',
    askedTitle: 'ခရီးစဉ် တောင်းထားသည်',
    notYet: 'အတည်မပြုရသေးပါ',
  },
} satisfies Translation<typeof english>;
