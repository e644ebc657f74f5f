import type { OvertimeRule } from '../work/overtime-rule.ts';
import { type Language, languageFor } from './languages.ts';

interface Words {
  readonly from: (minutes: number) => string;
  readonly step: (minutes: number) => string;
  readonly after: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    from: (minutes) => `overtime from ${minutes} min`,
    step: (minutes) => `overtime in steps of ${minutes} min`,
    after: 'no overtime before the shift',
  },
  my: {
    from: (minutes) => `အချိန်ပို ${minutes} မိနစ်မှစ၍ တွက်သည်`,
    step: (minutes) => `အချိန်ပိုကို ${minutes} မိနစ်စီ တွက်သည်`,
    after: 'ဆိုင်းမစမီ အချိန်ပို မတွက်ပါ',
  },
};

/** What of the work beyond a shift does not count as overtime, each by a few words; none where every minute counts. */
export function overtimeFacts(rule: OvertimeRule, language: string | undefined): string[] {
  const { from, step, after } = words[languageFor(language)];
  return [
    rule.overtimefrom > 0 ? from(rule.overtimefrom) : '',
    rule.overtimestep > 1 ? step(rule.overtimestep) : '',
    rule.overtimebefore ? '' : after,
  ].filter(Boolean);
}

/** The same as the end of a list: `, overtime from 30 min`; nothing where nothing is said of it. */
export const besideTimes = (rule: OvertimeRule | undefined, language: string | undefined): string =>
  (rule ? overtimeFacts(rule, language) : [])
    .map((it) => (languageFor(language) === 'my' ? `၊ ${it}` : `, ${it}`))
    .join('');
