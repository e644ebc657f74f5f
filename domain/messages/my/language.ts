import type { language as english } from '../en/language.ts';
import type { Translation } from '../translation.ts';

export const language = {
  title: 'ဘာသာစကား',
  known: { en: 'အင်္ဂလိပ်', my: 'မြန်မာ' },
  lead: 'ကိရိယာတိုင်းတွင် စာသား၊ ရက်စွဲနှင့် အီးမေးလ်များအတွက် ဖြစ်သည်။',
} satisfies Translation<typeof english>;
