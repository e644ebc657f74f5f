import type { today as english } from '../en/today.ts';
import type { Translation } from '../translation.ts';

/** The own day on the landing page. */
export const today = {
  title: 'ယနေ့',
  since: '{{time}} မှ အလုပ်ဝင်ထားသည်',
  left: '{{time}} တွင် အလုပ်ဆင်းပြီး',
  notIn: 'အလုပ်ဝင်မှတ်တမ်း မရှိသေးပါ',
  away: {
    trip: 'ယနေ့ ခရီးစဉ်ရှိသည်',
    leave: 'ယနေ့ ခွင့်ယူထားသည်',
    holiday: 'ယနေ့ ရုံးပိတ်ရက်',
    offday: 'ယနေ့ နားရက်',
  },
  hours: '{{hours}} နာရီ {{minutes}} မိနစ်',
  minutes: '{{minutes}} မိနစ်',
  forgotten: 'သင်သည် {{day}} ရက် {{time}} တွင် အလုပ်ဝင်ခဲ့ပြီး အလုပ်ဆင်း မမှတ်ခဲ့ပါ။',
  leftAt: 'အလုပ်ဆင်းခဲ့ချိန်…',
  leave: 'နောက်ခွင့်',
  onLeave: 'ခွင့်ယူထားသည်',
  leaveFrom: 'ယနေ့ ခွင့်၊ {{time}} မှစ၍',
  leaveUntil: 'ယနေ့ ခွင့်၊ {{time}} အထိ',
  waits: 'မဆုံးဖြတ်ရသေးပါ',
  morning: 'နံနက်ပိုင်း',
  afternoon: 'နေ့လယ်ပိုင်း',
  firstHalf: 'ပထမတစ်ဝက်',
  secondHalf: 'ဒုတိယတစ်ဝက်',
  half: '{{half}}၊ {{from}} မှ {{to}} အထိ',
  noLeave: 'မရှိသေးပါ',
  noTrip: 'မရှိသေးပါ',
} satisfies Translation<typeof english>;
