import type { punchProblems as english } from '../en/punch-problems.ts';
import type { Translation } from '../translation.ts';

/** What a check-in can be refused for on the landing page: see English. */
export const punchProblems = {
  NOT_EMPLOYED: 'ဤဝန်ထမ်းသည် ဤရက်များတွင် ဤနေရာ၌ အလုပ်မလုပ်ပါ။',
  NOT_EMPLOYED_from: 'ဤနေရာတွင် သင့်ပထမဆုံး အလုပ်ရက်မှာ {{day, day}} ဖြစ်ပါသည်။ ထိုရက်မှစ၍ အလုပ်ဝင် မှတ်တမ်းတင်နိုင်ပါသည်။',
} satisfies Translation<typeof english>;
