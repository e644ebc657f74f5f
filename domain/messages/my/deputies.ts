import type { deputies as english } from '../en/deputies.ts';
import type { Translation } from '../translation.ts';

export const deputies = {
  title: 'ကိုယ်စားလှယ်များ',
  lead: 'သင်မရှိစဉ် သင့်ကိုယ်စား ဆုံးဖြတ်ပေးမည့်သူ ဖြစ်ပါသည်။ သင့်အဖွဲ့များ၏ ခွင့်၊ ခရီးစဉ်နှင့် ပြင်ဆင်ချက်များကို ဆုံးဖြတ်ပေးပါမည်။',
  name: 'ကိုယ်စားလှယ် ခန့်မည်',
  none: 'သင့်ကိုယ်စား ဆုံးဖြတ်ပေးသူ မရှိပါ။',
  line: '{{name}} ({{code}}) က သင့်ကိုယ်စား ဆုံးဖြတ်ပေးသည်',
  standsInFor: 'သင်က {{name}} ကိုယ်စား ဆုံးဖြတ်ပေးသည်',
  member: 'ကိုယ်စားလှယ်',
  from: 'စတင်သည့်ရက်',
  to: 'ပြီးဆုံးသည့်ရက်',
  submit: 'ကိုယ်စားလှယ် ခန့်မည်',
  named: '{{span}} တွင် {{name}} က သင့်ကိုယ်စား ဆုံးဖြတ်ပေးပါမည်။',
  end: 'ပြန်ယူမည်',
  endLabel: 'ပြန်ယူမည်: {{name}}၊ {{span}}',
  endTitle: '{{name}} ကို ကိုယ်စားလှယ်အဖြစ်မှ ရုပ်သိမ်းမည်လား။',
  endText: 'သင့်ကိုယ်စား ထပ်မဆုံးဖြတ်နိုင်တော့ပါ။ ဆုံးဖြတ်ပြီးသားများ မပြောင်းပါ။',
  ended: '{{name}} သည် သင့်ကိုယ်စားလှယ် မဟုတ်တော့ပါ။',
  insteadOf: 'သင်သည် {{name}} ကိုယ်စား ဆုံးဖြတ်နေပါသည်။',
  decidedBy: 'ဆုံးဖြတ်သူ',
  inPlace: '{{manager}} ကိုယ်စား {{deputy}}',
} satisfies Translation<typeof english>;
