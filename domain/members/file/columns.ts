import { widthOf } from '../../files/table-width.ts';

/** The columns of a file of members, in the order in which they are written; a column a leave type follows. */
export const memberColumns = [
  'membercode',
  'membername',
  'email',
  'phone',
  'role',
  'groupno',
  'manager',
  'shift',
  'restdays',
  'alternate',
  'sites',
  'joinedon',
  'counted',
] as const;
export type MemberColumn = (typeof memberColumns)[number];

/**
 * What else people call them, bare of case, blanks and punctuation: in English, and in German, French and Burmese.
 */
const OTHER_NAMES: Readonly<Record<MemberColumn, readonly RegExp[]>> = {
  membercode: [
    /^(member(code|number|no|id)|(emp(loyee)?|staff|personnel)(code|number|no|id)|code|number)$/,
    /^(personal|mitarbeiter|pers)(nummer|nr|code|id)$/,
    /^(matricule|(code|numéro|n)(de)?(salarié|employé))$/,
    /^ဝန်ထမ်း(ကုဒ်|နံပါတ်|အမှတ်)$/,
  ],
  membername: [
    /^(member|full|emp(loyee)?|staff)?name$/,
    /^(mitarbeitername|vollständigername|name(und)?vorname|vor(undnach)?name(und)?(nach)?name)$/,
    /^(nom(complet)?|nom(et)?prénom|prénom(et)?nom)$/,
    /^(ဝန်ထမ်း)?(အမည်|နာမည်)$/,
  ],
  email: [
    /^(email|mail|emailaddress|mailaddress)$/,
    /^e?mailadresse$/,
    /^(courriel|adressee?mail)$/,
    /^အီးမေးလ်(လိပ်စာ)?$/,
  ],
  phone: [
    /^(phone|phonenumber|telephone|tel|mobile)$/,
    /^(telefon|handy|mobil)(nummer|nr)?$/,
    /^((numérode)?téléphone|portable)$/,
    /^ဖုန်း(နံပါတ်)?$/,
  ],
  role: [/^role$/, /^rolle$/, /^rôle$/, /^ရာထူးအခန်းကဏ္ဍ$/],
  groupno: [
    /^(groupno|group|groupnumber|team|dept|department)$/,
    /^(gruppe|abteilung)$/,
    /^(groupe|équipe)$/,
    /^(အဖွဲ့|ဌာန)$/,
  ],
  manager: [
    /^(manager|managers|managercode|(line|reporting)manager|supervisor|decidedby|report(s|ing)to)$/,
    /^(vorgesetzter?|vorgesetzten|führungskraft)$/,
    /^(responsables?|supérieur)$/,
    /^(ဆုံးဖြတ်သူ|မန်နေဂျာ)$/,
  ],
  shift: [/^(shift|shiftname|workinghours)$/, /^schicht$/, /^horaires?$/, /^ဆိုင်း$/],
  restdays: [
    /^(restdays?|daysoff|offdays|weekend|weekly(offs?|offdays?|restdays?|holidays?))$/,
    /^((arbeits)?freietage|ruhetage?)$/,
    /^(jours?derepos|repos)$/,
    /^(နားရက်|အလုပ်နားရက်)(များ)?$/,
  ],
  alternate: [/^alternat(e|ing)(restdays?|daysoff|offdays)?$/],
  sites: [
    /^(sites?|locations?|workplaces?)$/,
    /^((arbeits)?orte?|standorte?|betriebsstätten?)$/,
    /^(lieux?(detravail)?|établissements?)$/,
    /^(လုပ်ငန်းခွင်|ရုံးခွဲ|ဆိုင်ခွဲ)(များ)?$/,
  ],
  counted: [/^(counted|attendancecounted|countattendance)$/],
  joinedon: [
    /^(joinedon|joined|joiningday|joiningdate|dateofjoin(ing)?|doj|join(ed)?date|startdate|hired|hiredate|dateofhire)$/,
    /^eintritt(sdatum|am)?$/,
    /^(dated)?(entrée|embauche)$/,
    /^(အလုပ်)?(စ)?ဝင်(သည့်)?(ရက်|နေ့)(စွဲ)?$/,
  ],
};

/** The parts of a name, where a list has them in columns of their own; `Name` beside a first name is the surname. */
const NAME_PARTS = {
  firstname: /^(firstname|givenname|forename|vorname|rufname|prénom)$/,
  lastname: /^(lastname|surname|familyname|nachname|familienname|nomdefamille)$/,
} as const;
export type NamePart = keyof typeof NAME_PARTS;
const nameParts = Object.keys(NAME_PARTS) as readonly NamePart[];

/** The column of a leave type's balance: `balance EL`. */
export const balanceColumn = (leaveid: string): string => `balance ${leaveid}`;

/** The column of the days a year of a leave type that somebody has by an agreement of their own: `days a year EL`. */
export const agreedColumn = (leaveid: string): string => `${AGREED}${leaveid}`;
const AGREED = 'days a year ';

/** Whether a column is one of these. */
export const isAgreedColumn = (column: string): boolean => column.startsWith(AGREED);

export interface Headings {
  /** Where each column stands, by its name here; those of the parts of a name, too. */
  readonly at: ReadonlyMap<string, number>;
  /** How many columns there are. */
  readonly width: number;
  /** What is written above columns that are not kept. */
  readonly ignored: readonly string[];
  /** A column that stands there twice. */
  readonly twice: string | undefined;
  /** What is no list of members by its columns: days or payroll of the attendance, or mostly something else. */
  readonly other: 'attendance' | 'mostly' | undefined;
}

/** Columns that the files of the attendance have (wire 6), and no list of members. */
const OF_ATTENDANCE: ReadonlySet<string> = new Set(['workedminutes', 'closedat', 'checkin', 'checkout']);

/** Whether a line names the column that a file of members cannot be without. */
export const namesMembers = (cells: readonly string[]): boolean =>
  cells.some((it) => columnOf(it, []) === 'membercode');

/**
 * Reads the headings of a file. Balances and days a year are named by their leave type with a word before it: alone it may
 * stand above days that were taken.
 */
export function readHeadings(titles: readonly string[], leaveids: readonly string[]): Headings {
  const at = new Map<string, number>();
  const ignored: string[] = [];
  let twice: string | undefined;
  titles.forEach((title, index) => {
    const column = columnOf(title, leaveids);
    if (column === undefined) {
      if (title.trim()) ignored.push(title.trim());
    } else if (at.has(column)) twice ??= column;
    else at.set(column, index);
  });
  return { at, width: widthOf(titles), ignored, twice, other: otherKind(at, ignored) };
}

function otherKind(at: ReadonlyMap<string, number>, ignored: readonly string[]): Headings['other'] {
  if (ignored.some((it) => OF_ATTENDANCE.has(it.toLowerCase()))) return 'attendance';
  return ignored.length > at.size ? 'mostly' : undefined;
}

function columnOf(title: string, leaveids: readonly string[]): string | undefined {
  const bare = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const known = memberColumns.find((it) => OTHER_NAMES[it].some((name) => name.test(bare)));
  if (known) return known;
  const part = nameParts.find((it) => NAME_PARTS[it].test(bare));
  if (part) return part;
  const typeAfter = (words: readonly string[]) =>
    leaveids.find((it) => words.some((word) => bare === `${word}${it.toLowerCase()}`));
  const [ofBalance, ofAgreed] = [typeAfter(BEFORE_A_BALANCE), typeAfter(BEFORE_AGREED)];
  return ofBalance === undefined ? ofAgreed && agreedColumn(ofAgreed) : balanceColumn(ofBalance);
}

const BEFORE_A_BALANCE = ['balance', 'openingbalance', 'opening', 'leavebalance', 'saldo', 'solde', 'လက်ကျန်'];

/** Not `entitlement`: lists have it of everybody, also of whom it is agreed with that they have what the type gives. */
const BEFORE_AGREED = [
  ...['daysayear', 'daysperyear', 'yearlydays', 'ownyearlydays'],
  ...['tageprojahr', 'tageimjahr', 'jahrestage', 'joursparan', 'joursparannée', 'joursannuels'],
  ...['တစ်နှစ်စာရက်', 'တစ်နှစ်လျှင်ရက်'],
];
