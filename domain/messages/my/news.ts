import type { news as english } from '../en/news.ts';
import type { Translation } from '../translation.ts';

/** What members are told in the app and by mail. `remark` is what a person wrote with it. */
export const news = {
  headings: {
    leave: 'ခွင့်',
    trip: 'ခရီးစဉ်',
    work: 'အလုပ်',
    account: 'အကောင့်',
    attendance: 'တက်ရောက်မှု',
    note: 'မှတ်စု',
  },
  /** Of leave of half a day; a shift that crosses midnight has no morning and no afternoon. */
  withHalf: '{{told}}၊ {{half}}၊ {{from}} မှ {{to}} အထိ',
  withYear: 'ဘတ်ဂျက်နှစ် {{year, span}}၊ {{told}}',
  halves: { am: 'နံနက်ပိုင်း', pm: 'နေ့လယ်ပိုင်း', first: 'ပထမတစ်ဝက်', second: 'ဒုတိယတစ်ဝက်' },
  withRemark: '{{subtitle}}။ {{remark}}',
  waits: {
    leave: 'ခွင့်: {{number}}',
    corrections: 'ပြင်ဆင်ချက်: {{number}}',
    review: 'တက်ရောက်မှု စိစစ်ရန်: {{number}}',
    trips: 'ခရီးစဉ်: {{number}}',
    mileage: 'မောင်းခဲ့သည့်အကွာအဝေး: {{number}}',
  },
  several: {
    leaveAsked: '{{name}} က ခွင့်တောင်းသည်: တောင်းဆိုချက် {{count}} ခု',
    leaveAgreed: '{{name}} ၏ ခွင့်ကို {{who}} က သဘောတူပြီး၊ ရုံးက ဆုံးဖြတ်ရန်: တောင်းဆိုချက် {{count}} ခု',
    correctionAsked: '{{name}} က {{count}} ရက်အတွက် ပြင်ဆင်ချက် တောင်းသည်',
    inLieuAsked: '{{name}} က {{count}} ရက်၏ အလုပ်အတွက် အစားခွင့် တောင်းသည်',
    overtimeAsked: '{{name}} က {{count}} ရက်၏ အချိန်ပို အတည်ပြုရန် တောင်းသည်',
    leaveApproved: 'သင့်ခွင့်: တောင်းဆိုချက် {{count}} ခု အတည်ပြုပြီး',
    leaveRejected: 'သင့်ခွင့်: တောင်းဆိုချက် {{count}} ခု ငြင်းပယ်ပြီး',
    correctionApproved: '{{count}} ရက်၏ ပြင်ဆင်ချက်: အတည်ပြုပြီး',
    correctionRejected: '{{count}} ရက်၏ ပြင်ဆင်ချက်: ငြင်းပယ်ပြီး',
    inLieuApproved: '{{count}} ရက်၏ အလုပ်အတွက် အစားခွင့်: အတည်ပြုပြီး',
    inLieuRejected: '{{count}} ရက်၏ အလုပ်အတွက် အစားခွင့်: ငြင်းပယ်ပြီး',
    overtimeApproved: '{{count}} ရက်၏ သင့်အချိန်ပို: အတည်ပြုပြီး',
    overtimeRejected: '{{count}} ရက်၏ သင့်အချိန်ပို: ငြင်းပယ်ပြီး',
    hoursAsked: '{{name}} က {{count}} ရက်တွင် နာရီပိုင်းခွင့် တောင်းသည်',
    hoursApproved: '{{count}} ရက်၏ သင့်နာရီပိုင်းခွင့်: အတည်ပြုပြီး',
    hoursRejected: '{{count}} ရက်၏ သင့်နာရီပိုင်းခွင့်: ငြင်းပယ်ပြီး',
    hoursMade: 'ရုံးက {{count}} ရက်တွင် သင့်အား နာရီပိုင်းခွင့် ပေးသည်',
    overtimeMade: 'ရုံးက {{count}} ရက်၏ သင့်အချိန်ပိုကို အတည်ပြုသည်',
  },
  ended: {
    carried_other: '{{type}}: {{count}} ရက် သယ်ယူပြီး၊ {{until, day}} နောက်ဆုံးထား ယူရမည်',
    lapsed_other: '{{type}}: အချိန်မီ မယူသော {{count}} ရက် ပျက်ပြယ်သည်',
    takenback_other: '{{type}}: ယခင် သယ်ယူခဲ့သော {{count}} ရက် ပြန်ယူသည်',
    recovered_other: '{{type}}: ယခင် ပျက်ပြယ်ခဲ့သော {{count}} ရက်ကို နောက်မှ ထည့်သော ခွင့်အတွက် သုံးသည်',
  },
  kinds: {
    leaveAsked: { title: '{{name}} က ခွင့်တောင်းသည်: {{days, span}}', subtitle: '' },
    leaveAgreed: { title: '{{name}} ၏ ခွင့်ကို {{who}} က သဘောတူပြီး၊ ရုံးက ဆုံးဖြတ်ရန်: {{days, span}}', subtitle: '' },
    leaveEdited: { title: '{{name}} က တောင်းဆိုချက် ပြင်သည်: {{days, span}}', subtitle: '' },
    returnAsked: { title: '{{name}} က {{day, day}} တွင် စောပြန်လာလိုသည်', subtitle: '' },
    documentAdded: { title: '{{name}} ၏ ခွင့်တွင် စာရွက်စာတမ်း ထပ်ထည့်ပြီး: {{days, span}}', subtitle: '' },
    leaveApproved: { title: '{{type}}: အတည်ပြုပြီး', subtitle: '{{days, span}}' },
    leaveRejected: { title: '{{type}}: ငြင်းပယ်ပြီး', subtitle: '{{days, span}}' },
    leaveEntered: { title: 'ရုံးက သင့်အတွက် {{type}} ထည့်ပေးသည်', subtitle: '{{days, span}}' },
    leaveChanged: { title: 'ရုံးက {{type}} ကို ပြင်သည်', subtitle: '{{days, span}}' },
    leaveCancelled: { title: 'ရုံးက {{type}} ကို ပယ်ဖျက်သည်', subtitle: '{{days, span}}' },
    returnConfirmed: { title: '{{day, day}} တွင် စောပြန်ခြင်း: အတည်ပြုပြီး', subtitle: '{{days, span}}' },
    returnDeclined: { title: '{{day, day}} တွင် စောပြန်ခြင်း: ငြင်းပယ်ပြီး', subtitle: '{{days, span}}' },
    balanceRaised: {
      title_other: '{{type}}: သင့်ခွင့်လက်ကျန်တွင် {{count}} ရက် ပေါင်းပေးသည်',
      subtitle: '{{note}}',
    },
    balanceLowered: {
      title_other: '{{type}}: သင့်ခွင့်လက်ကျန်မှ {{count}} ရက် နုတ်ထားသည်',
      subtitle: '{{note}}',
    },
    daysAgreed: { title: '{{type}}: သင့်အတွက် တစ်နှစ်လျှင် {{days}} ရက်', subtitle: '{{from, day}} မှ စ၍' },
    yearEnded: { title: 'ဘတ်ဂျက်နှစ် {{days, span}} မှ ကျန်သော ခွင့်', subtitle: '' },
    dayAccepted: {
      title: '{{day, day}} ရက်ကို အလုပ်ဆင်းမှတ်တမ်း မရှိဘဲ လက်ခံထားသည်',
      subtitle: 'ထိုအချိန်ကို 0 နာရီဟု တွက်ပါသည်။ ဘယ်အချိန် ဆင်းသည်ကို သိလျှင် ပြင်ဆင်ရန် တောင်းပါ',
    },
    punchRejected: { title: '{{day, day}} ရက်၏ မှတ်တမ်းတစ်ခုကို ထည့်မတွက်ပါ', subtitle: '' },
    tripAsked: {
      title: '{{name}} က သင်ပါဝင်သော ခရီးစဉ် တောင်းသည်: {{number}}',
      subtitle: '{{place}}၊ {{days, span}}။ ကန့်ကွက်လိုလျှင် ဖွင့်ပါ',
    },
    tripToDecide: { title: '{{name}} က ခရီးစဉ် တောင်းသည်: {{number}}', subtitle: '{{place}}၊ {{days, span}}' },
    tripObjected: { title: '{{name}} က ခရီးစဉ် {{number}} ကို ကန့်ကွက်သည်', subtitle: '{{place}}၊ {{days, span}}' },
    tripApproved: { title: 'ခရီးစဉ် {{number}} ကို အတည်ပြုပြီး', subtitle: '{{place}}၊ {{days, span}}' },
    tripRejected: { title: 'ခရီးစဉ် {{number}} ကို ငြင်းပယ်ပြီး', subtitle: '{{place}}၊ {{days, span}}' },
    correctionAsked: { title: '{{name}} က {{day, day}} ရက်အတွက် ပြင်ဆင်ချက် တောင်းသည်', subtitle: '' },
    correctionApproved: { title: '{{day, day}} ရက်၏ ပြင်ဆင်ချက်: အတည်ပြုပြီး', subtitle: '' },
    correctionRejected: { title: '{{day, day}} ရက်၏ ပြင်ဆင်ချက်: ငြင်းပယ်ပြီး', subtitle: '' },
    inLieuAsked: { title: '{{name}} က {{day, day}} ရက်၏ အလုပ်အတွက် အစားခွင့် တောင်းသည်', subtitle: '' },
    inLieuApproved: { title: '{{day, day}} ရက်၏ အလုပ်အတွက် အစားခွင့်: အတည်ပြုပြီး', subtitle: '' },
    inLieuRejected: { title: '{{day, day}} ရက်၏ အလုပ်အတွက် အစားခွင့်: ငြင်းပယ်ပြီး', subtitle: '' },
    inLieuMade: { title: 'ရုံးက {{day, day}} ရက်၏ အလုပ်အတွက် သင့်ကို အစားခွင့် ပေးသည်', subtitle: '' },
    inLieuTakenBack: { title: 'ရုံးက {{day, day}} ရက်၏ အလုပ်အတွက် အစားခွင့်ကို ပြန်ရုပ်သိမ်းသည်', subtitle: '' },
    overtimeAsked: { title: '{{name}} က {{day, day}} ရက်၏ အချိန်ပို အတည်ပြုရန် တောင်းသည်', subtitle: '' },
    overtimeApproved: { title: '{{day, day}} ရက်၏ သင့်အချိန်ပို: အတည်ပြုပြီး', subtitle: '' },
    overtimeRejected: { title: '{{day, day}} ရက်၏ သင့်အချိန်ပို: ငြင်းပယ်ပြီး', subtitle: '' },
    overtimeMade: { title: 'ရုံးက {{day, day}} ရက်၏ သင့်အချိန်ပိုကို အတည်ပြုသည်', subtitle: '' },
    hoursAsked: { title: '{{name}} က {{day, day}} ရက်တွင် နာရီပိုင်းခွင့် တောင်းသည်', subtitle: '' },
    hoursApproved: { title: '{{day, day}} ရက်၏ သင့်နာရီပိုင်းခွင့်: အတည်ပြုပြီး', subtitle: '' },
    hoursRejected: { title: '{{day, day}} ရက်၏ သင့်နာရီပိုင်းခွင့်: ငြင်းပယ်ပြီး', subtitle: '' },
    hoursMade: { title: 'ရုံးက {{day, day}} ရက်တွင် သင့်အား နာရီပိုင်းခွင့် ပေးသည်', subtitle: '' },
    hoursGivenBack: { title: '{{name}} က {{day, day}} ရက်၏ နာရီပိုင်းခွင့်ကို ပြန်အပ်သည်', subtitle: '' },
    hoursTakenBack: { title: 'ရုံးက {{day, day}} ရက်၏ သင့်နာရီပိုင်းခွင့်ကို ပြန်ရုပ်သိမ်းသည်', subtitle: '' },
    overtimeTakenBack: { title: 'ရုံးက {{day, day}} ရက်၏ သင့်အချိန်ပို အတည်ပြုချက်ကို ပြန်ရုပ်သိမ်းသည်', subtitle: '' },
    correctionMade: { title: 'ရုံးက သင့် {{day, day}} ရက်၏ မှတ်တမ်းကို ပြင်ပေးသည်', subtitle: '' },
    checkInMissing: {
      title: 'သင် အလုပ်ဝင် မမှတ်ရသေးပါ',
      subtitle: '{{day, day}} ရက် သင့်ဆိုင်း {{time}} တွင် စတင်ခဲ့သည်',
    },
    checkOutMissing: {
      title: 'သင် အလုပ်ဆင်း မမှတ်ရသေးပါ',
      subtitle: '{{day, day}} ရက် သင့်ဆိုင်း {{time}} တွင် ပြီးခဲ့သည်',
    },
    decisionsWait: {
      title_other: 'ကိစ္စ {{count}} ခု သင့်ဆုံးဖြတ်ချက်ကို စောင့်နေသည်',
      subtitle: '',
    },
    handedOver: {
      title_other: 'ယခုမှစ၍ သင်ဆုံးဖြတ်ရမည့် ကိစ္စ {{count}} ခု စောင့်နေသည်',
      subtitle: '',
    },
    tripAssigned: { title: 'သင့်အတွက် ခရီးစဉ် ရှိသည်: {{number}}', subtitle: '{{place}}၊ {{days, span}}' },
    tripChanged: { title: 'သင့်ခရီးစဉ် ပြောင်းသွားသည်: {{number}}', subtitle: '{{place}}၊ {{days, span}}' },
    tripLeft: { title: 'ဤခရီးစဉ်တွင် သင် မပါတော့ပါ: {{number}}', subtitle: '{{place}}၊ {{days, span}}' },
    tripCancelled: { title: 'သင့်ခရီးစဉ် ပယ်ဖျက်ပြီး: {{number}}', subtitle: '{{place}}၊ {{days, span}}' },
    mileageReturned: { title: '{{day, day}} တွင် သင်မောင်းခဲ့သည့် မှတ်တမ်းကို ပြန်ပို့ထားသည်: {{number}}', subtitle: '' },
    tripOfGroupChanged: {
      title: 'သင့်အဖွဲ့၏ ခရီးစဉ် {{number}} ကို {{name}} က ပြောင်းလဲသည်',
      subtitle: '{{place}}၊ {{days, span}}',
    },
    tripOfGroupCancelled: {
      title: 'သင့်အဖွဲ့၏ ခရီးစဉ် {{number}} ကို {{name}} က ပယ်ဖျက်သည်',
      subtitle: '{{place}}၊ {{days, span}}',
    },
    workSet: {
      title: '{{day, day}} ရက်မှစ၍ သင့်အလုပ်ချိန် ပြောင်းပါမည်',
      subtitle: '{{shift}}၊ {{starts}} – {{ends}}။ နားရက်: {{restdays, weekdays}}{{alternate, alternate}}',
    },
    workSetForDays: {
      title: '{{days, span}} အတွက် သင့်အလုပ်ချိန် ပြောင်းပါမည်',
      subtitle: '{{shift}}၊ {{starts}} – {{ends}}။ နားရက်: {{restdays, weekdays}}{{alternate, alternate}}',
    },
    attendanceNotCounted: {
      title: '{{day, day}} ရက်မှစ၍ သင် အလုပ်ဝင် မှတ်ရန် မလိုပါ',
      subtitle: 'သင့်တက်ရောက်မှု မရေတွက်ပါ။ ပျက်ကွက်သူ၊ နောက်ကျသူအဖြစ် မသတ်မှတ်ပါ',
    },
    attendanceCounted: {
      title: '{{day, day}} ရက်မှစ၍ သင့်တက်ရောက်မှု ရေတွက်ပါမည်',
      subtitle: 'အလုပ်ရက်များတွင် အလုပ်ဝင်၊ အလုပ်ဆင်း မှတ်ပါ',
    },
    deputyNamed: { title: '{{name}} က သင့်ကို ကိုယ်စားလှယ် ခန့်သည်', subtitle: '{{days, span}}' },
    deputyEnded: { title: 'သင်သည် {{name}} ၏ ကိုယ်စားလှယ် မဟုတ်တော့ပါ', subtitle: '{{days, span}}' },
    dayOff: { title: '{{day, day}} ရက်သည် သင့်နားရက် ဖြစ်သည်', subtitle: '{{reason}}' },
    dayWorked: { title: '{{day, day}} ရက်တွင် သင် အလုပ်လုပ်ရမည်', subtitle: '{{reason}}' },
    dayUsual: { title: '{{day, day}} ရက်သည် သင့်အတွက် ပုံမှန်အတိုင်း ပြန်ဖြစ်ပါပြီ', subtitle: '{{reason}}' },
    placeSet: {
      title: '{{name}} သည် မိမိကိုယ်တိုင် ဝင်/ထွက်မှတ်သော လုပ်ငန်းခွင် {{site}} ကို သတ်မှတ်ခဲ့သည်',
      subtitle: 'ယခုမှစ၍ ၎င်းမှ {{radius}} မီတာအတွင်း မှတ်လျှင် လုပ်ငန်းခွင်အတွင်း ဖြစ်ပါမည်',
    },
    shiftSet: {
      title: '{{name}} သည် မိမိကိုယ်တိုင် အလုပ်လုပ်သော ဆိုင်း {{shift}} ကို ပြောင်းခဲ့သည်',
      subtitle:
        '{{day, day}} မှစ၍ {{starts}} – {{ends}}၊ နားချိန် {{pause}} မိနစ်၊ ခွင့်ပြုနောက်ကျချိန် {{grace}} မိနစ်{{overtime, overtime}}',
    },
    typeSet: {
      title: '{{name}} သည် ခွင့်အမျိုးအစား {{type}} ကို သတ်မှတ်ခဲ့ရာ မိမိကိုယ်တိုင်လည်း ခွင့်ပိုရသည်',
      subtitle: 'တစ်နှစ်လျှင် {{days}} ရက်။ ယခင်အခြေအနေကို လုပ်ဆောင်မှုမှတ်တမ်းတွင် ကြည့်နိုင်သည်',
    },
    typePaid: {
      title: '{{name}} သည် ခွင့်အမျိုးအစား {{type}} ၏ လစာပေးပုံကို ပြောင်းခဲ့သည်',
      subtitle: 'ယခင်: {{was, paid}}။ ယခု: {{is, paid}}။ မပိတ်ရသေးသော လစာကာလအားလုံး၏ လစာစာရင်းကို ဤအတိုင်း တွက်ပါသည်',
    },
    workRulesSet: {
      title: '{{name}} သည် ညအလုပ်၊ နားရက်အလုပ်တို့ကို ရေတွက်ပုံ သို့မဟုတ် တစ်နှစ် နာရီပိုင်းခွင့်ကို ပြောင်းခဲ့သည်',
      subtitle: 'မိမိကိုယ်တိုင်အတွက်လည်း ဤအတိုင်း ရေတွက်ပါသည်။ ယခင်အခြေအနေကို လုပ်ဆောင်မှုမှတ်တမ်းတွင် ကြည့်နိုင်သည်',
    },
    holidayMade: {
      title: '{{name}} သည် {{day, day}} ကို ရုံးပိတ်ရက် သတ်မှတ်ခဲ့သည်: {{holiday}}',
      subtitle: 'လစာစာရင်းကို ဤအတိုင်း တွက်ပါသည်။ ယခင်အခြေအနေကို လုပ်ဆောင်မှုမှတ်တမ်းတွင် ကြည့်နိုင်သည်',
    },
    holidayMoved: {
      title: '{{name}} သည် ရုံးပိတ်ရက် {{holiday}} ကို {{was, day}} မှ {{is, day}} သို့ ရွှေ့ခဲ့သည်',
      subtitle: 'လစာစာရင်းကို ဤအတိုင်း တွက်ပါသည်။ ယခင်အခြေအနေကို လုပ်ဆောင်မှုမှတ်တမ်းတွင် ကြည့်နိုင်သည်',
    },
    holidayElsewhere: {
      title: '{{name}} သည် {{day, day}} ရုံးပိတ်ရက် {{holiday}} အကျုံးဝင်သော လုပ်ငန်းခွင်များကို ပြောင်းခဲ့သည်',
      subtitle: 'လစာစာရင်းကို ဤအတိုင်း တွက်ပါသည်။ ယခင်အခြေအနေကို လုပ်ဆောင်မှုမှတ်တမ်းတွင် ကြည့်နိုင်သည်',
    },
    holidayRemoved: {
      title: '{{name}} သည် {{day, day}} ရုံးပိတ်ရက် {{holiday}} ကို ဖယ်ရှားခဲ့သည်',
      subtitle: 'လစာစာရင်းကို ဤအတိုင်း တွက်ပါသည်။ ယခင်အခြေအနေကို လုပ်ဆောင်မှုမှတ်တမ်းတွင် ကြည့်နိုင်သည်',
    },
    holidaysImported: {
      title_other: '{{name}} သည် ယနေ့အထိ ရုံးပိတ်ရက် {{count}} ရက်ကို ဖိုင်မှ ထည့်ခဲ့သည်: {{days, span}}',
      subtitle: 'လစာစာရင်းကို ဤအတိုင်း တွက်ပါသည်။ တစ်ရက်ချင်းစီကို လုပ်ဆောင်မှုမှတ်တမ်းတွင် ကြည့်နိုင်သည်',
    },
    ownWaived: {
      title_other: '{{name}} သည် မိမိကိုယ်ပိုင် ကိစ္စ {{count}} ခု မဆုံးဖြတ်ရသေးဘဲ လစာကာလ {{days, span}} ကို ပိတ်ခဲ့သည်',
      subtitle: 'လစာစာရင်းကို ထိုအတိုင်း တွက်ပါသည်။ လစာကာလကို ပြန်ဖွင့်နိုင်ပါသည်',
    },
    administratorMade: {
      title: '{{name}} က {{who}} ကို စီမံခန့်ခွဲသူ ခန့်ခဲ့သည်',
      subtitle: '{{name}} မသိလျှင် အကောင့်နှစ်ခုလုံးကို ချက်ချင်း ရပ်ဆိုင်းပါ',
    },
    officerMade: {
      title: '{{name}} က {{who}} ကို HR အရာရှိ ခန့်ခဲ့သည်',
      subtitle: '{{name}} မသိလျှင် အကောင့်နှစ်ခုလုံးကို ချက်ချင်း ရပ်ဆိုင်းပါ',
    },
    newDevice: {
      title: 'ကိရိယာအသစ်တွင် ဝင်ရောက်သည်: {{device, device}}',
      subtitle: '{{address}} မှ ဖြစ်သည်။ သင် မဟုတ်လျှင် စကားဝှက် ပြောင်းပါ',
    },
    passwordChanged: {
      title: 'သင့်စကားဝှက် ပြောင်းပြီး',
      subtitle: 'သင် မဟုတ်လျှင် ရုံးကို ချက်ချင်း မေးပါ',
    },
    resetHandedOut: {
      title: 'ရုံးမှ {{name}} က သင့်စကားဝှက်အသစ်အတွက် လင့်ခ် ထုတ်ပေးခဲ့သည်',
      subtitle: 'သင် မတောင်းခဲ့လျှင် စီမံခန့်ခွဲသူကို ချက်ချင်း ပြောပါ',
    },
    mailChanged: {
      title: 'သင့်အီးမေးလ်လိပ်စာ ပြောင်းပြီး',
      subtitle: 'သင် မဟုတ်လျှင် အီးမေးလ်အဟောင်းထဲက လင့်ခ်ကို ဖွင့်ပြီး စကားဝှက် ပြောင်းပါ',
    },
    mailChangedByOffice: {
      title: 'ရုံးက သင့်အီးမေးလ်လိပ်စာကို ပြောင်းခဲ့သည်',
      subtitle: 'သင် မသိလျှင် ရုံးကို ချက်ချင်း မေးပါ',
    },
    accountRaised: {
      title: 'ယခု သင် Muster တွင် ပိုမိုလုပ်ဆောင်နိုင်ပါပြီ',
      subtitle:
        'ယခင် ဝင်ရောက်ကီးများကို ဖယ်ရှားပြီးပါပြီ။ သင့်စကားဝှက်ဖြင့် တစ်ကြိမ် ဝင်ရောက်ပါ။ ယခင် ပတ်စ်ကီးကို စကားဝှက်နောက်တွင် သုံးပြီးမှ ၎င်းတစ်ခုတည်းဖြင့် ပြန်ဝင်နိုင်ပါမည်။ ကိုယ်ရေးအချက်အလက်တွင် တောင်းထားလျှင် အီးမေးလ်လိပ်စာကို အတည်ပြုပါ',
    },
    mailRestored: {
      title: 'သင့်အီးမေးလ်လိပ်စာ မူလအတိုင်း ပြန်ဖြစ်ပါပြီ',
      subtitle: 'အခြားသူ ပြောင်းခဲ့ခြင်းဖြစ်လျှင် စကားဝှက်အသစ် သတ်မှတ်ပါ',
    },
    keyMade: {
      title: 'ဝင်ရောက်ကီး ဖန်တီးခဲ့သည်: {{key}}',
      subtitle: 'သင် မဟုတ်လျှင် ၎င်းကို ရပ်ပြီး စကားဝှက် ပြောင်းပါ',
    },
    factorAdded: {
      title: 'သင့်ဝင်ရောက်မှုအတွက် အတည်ပြုအက်ပ် သတ်မှတ်ခဲ့သည်',
      subtitle: 'သင် မဟုတ်လျှင် ရုံးကို ချက်ချင်း မေးပါ',
    },
    passkeyAdded: {
      title: 'သင့်ဝင်ရောက်မှုအတွက် ပတ်စ်ကီး သတ်မှတ်ခဲ့သည်: {{key}}',
      subtitle: 'သင် မဟုတ်လျှင် ၎င်းကို ဖယ်ပြီး စကားဝှက် ပြောင်းပါ',
    },
    factorRemoved: {
      title: 'သင့်ဝင်ရောက်မှု၏ ဒုတိယအဆင့်အတည်ပြုချက်ကို ဖယ်ရှားခဲ့သည်',
      subtitle: 'သင် မဟုတ်လျှင် စကားဝှက် ပြောင်းပါ',
    },
    factorsTaken: {
      title: '{{name}} က သင့်ဝင်ရောက်မှု၏ ဒုတိယအဆင့်အတည်ပြုချက်ကို ဖယ်ရှားခဲ့သည်',
      subtitle: 'ဝင်ရောက်သည့်အခါ ပြန်သတ်မှတ်ပါ',
    },
    recoveryRenewed: {
      title: 'သင့်တွင် အရန်ကုဒ်အသစ်များ ရှိပါပြီ',
      subtitle: 'ယခင်ကုဒ်များ သုံးမရတော့ပါ။ သင် မဟုတ်လျှင် စကားဝှက် ပြောင်းပါ',
    },
    recoveryUsed: {
      title: 'အရန်ကုဒ်ဖြင့် ဝင်ရောက်ခဲ့သည်',
      subtitle: 'သင် မဟုတ်လျှင် စကားဝှက် ပြောင်းပြီး ကုဒ်အသစ် ထုတ်ပါ',
    },
    pinChosen: {
      title: 'တံခါးဝအတွက် PIN အသစ် ရှိသွားပါပြီ',
      subtitle: 'သင် မဟုတ်လျှင် စကားဝှက်နှင့် PIN ကို ပြောင်းပါ',
    },
    pinHandedOut: {
      title: 'HR ရုံးမှ {{name}} က သင့်အတွက် PIN အသစ် ထုတ်ပေးခဲ့သည်',
      subtitle: 'ထို PIN ဖြင့် တံခါးဝတွင် အလုပ်ဝင်ချိန် မှတ်ရုံသာ ရပါသည်။ သင် မတောင်းဆိုခဲ့လျှင် HR ရုံးကို မေးပါ',
    },
    pinTaken: {
      title: 'HR ရုံးမှ {{name}} က တံခါးဝအတွက် သင့် PIN ကို ဖယ်ရှားခဲ့သည်',
      subtitle: 'အက်ပ်တွင် ယခင်အတိုင်း အလုပ်ဝင်ချိန် မှတ်နိုင်ပါသည်',
    },
    pinHeld: {
      title: 'တံခါး {{door}} တွင် သင့်အတွက် PIN အမှား ငါးကြိမ် ထည့်ခဲ့သည်',
      subtitle: 'သင့် PIN ကို 15 မိနစ် ခေတ္တရပ်ထားပါသည်။ သင် မဟုတ်လျှင် HR ရုံးကို ပြောပါ',
    },
    crewCheckedIn: {
      title: '{{name}} က သင့်အတွက် {{time}} တွင် အလုပ်ဝင် မှတ်ပေးခဲ့သည်',
      subtitle: '{{day, day}}။ မမှန်လျှင် ပြင်ဆင်ရန် တောင်းဆိုပါ',
    },
    crewCheckedOut: {
      title: '{{name}} က သင့်အတွက် {{time}} တွင် အလုပ်ဆင်း မှတ်ပေးခဲ့သည်',
      subtitle: '{{day, day}}။ မမှန်လျှင် ပြင်ဆင်ရန် တောင်းဆိုပါ',
    },
    crewGiven: { title: 'သင် မှတ်ပေးရမည့်သူ အသစ် {{number}} ဦး', subtitle: 'HR ရုံးမှ {{name}} က သတ်မှတ်ခဲ့သည်' },
    crewTaken: { title: 'သင် မမှတ်ပေးရတော့သူ {{number}} ဦး', subtitle: 'HR ရုံးမှ {{name}} က သတ်မှတ်ခဲ့သည်' },
    crewLeadNamed: { title: 'ယခုမှစ၍ {{lead}} က သင့်အတွက် အဝင်အထွက် မှတ်ပေးနိုင်ပါသည်', subtitle: 'မှတ်တိုင်း အသိပေးပါမည်' },
    crewLeadEnded: { title: '{{lead}} က သင့်အတွက် အဝင်အထွက် မမှတ်ပေးတော့ပါ', subtitle: 'HR ရုံးမှ {{name}} က သတ်မှတ်ခဲ့သည်' },
    note: { title: '{{title}}', subtitle: '{{subtitle}}' },
  },
} satisfies Translation<typeof english>;
