import type { leaveCancelled as english } from '../en/leave-cancelled.ts';
import type { Translation } from '../translation.ts';

export const leaveCancelled = {
  list: 'ပြန်ယူပြီး သို့မဟုတ် ပယ်ဖျက်ပြီး',
  none: 'ပြန်ယူထားသော သို့မဟုတ် ပယ်ဖျက်ထားသော ခွင့် မရှိသေးပါ။',
  withdrawn: 'ပြန်ယူပြီး',
  cancelled: 'ပယ်ဖျက်ပြီး',
  withdrawnOn: '{{at}} တွင် {{name}} က ပြန်ယူသည်',
  cancelledOn: '{{at}} တွင် {{name}} က ပယ်ဖျက်သည်',
  reason: 'အကြောင်းရင်း: {{reason}}',
} as const satisfies Translation<typeof english>;
