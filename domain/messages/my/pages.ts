import type { pages as english } from '../en/pages.ts';
import type { Translation } from '../translation.ts';

export const pages = {
  page: 'စာမျက်နှာ {{page}}',
  previous: 'ယခင်စာမျက်နှာ',
  next: 'နောက်စာမျက်နှာ',
} satisfies Translation<typeof english>;
