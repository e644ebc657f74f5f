import type { OvertimeRule } from '../work/overtime-rule.ts';
import { type Language, languageFor } from './languages.ts';

interface Words {
  readonly from: (minutes: number) => string;
  readonly step: (minutes: number) => string;
  readonly after: string;
  /** Of what does not hold any more. */
  readonly lifted: { readonly from: string; readonly step: string; readonly after: string };
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    from: (minutes) => `overtime from ${minutes} min`,
    step: (minutes) => `overtime in steps of ${minutes} min`,
    after: 'no overtime before the shift',
    lifted: {
      from: 'overtime from the first minute',
      step: 'overtime to the minute',
      after: 'overtime before the shift, too',
    },
  },
  my: {
    from: (minutes) => `အချိန်ပို ${minutes} မိနစ်မှစ၍ တွက်သည်`,
    step: (minutes) => `အချိန်ပိုကို ${minutes} မိနစ်စီ တွက်သည်`,
    after: 'ဆိုင်းမစမီ အချိန်ပို မတွက်ပါ',
    lifted: {
      from: 'အချိန်ပို ပထမမိနစ်မှစ၍ တွက်သည်',
      step: 'အချိန်ပိုကို တစ်မိနစ်ချင်း တွက်သည်',
      after: 'ဆိုင်းမစမီ အချိန်ပိုလည်း တွက်သည်',
    },
  },
};

/**
 * What of the work beyond a shift does not count as overtime, each by a few words; none where every minute counts.
 * Of a change also what did not count until then, and does now: nothing else would say that it is lifted.
 * @param was what held before
 */
export function overtimeFacts(rule: OvertimeRule, language: string | undefined, was: OvertimeRule = rule): string[] {
  const { from, step, after, lifted } = words[languageFor(language)];
  return [
    rule.overtimefrom > 0 ? from(rule.overtimefrom) : was.overtimefrom > 0 && lifted.from,
    rule.overtimestep > 1 ? step(rule.overtimestep) : was.overtimestep > 1 && lifted.step,
    rule.overtimebefore ? !was.overtimebefore && lifted.after : after,
  ].filter((it) => it !== false);
}

/** A rule of overtime as a sentence of the server tells it: of a change with what held before. */
export interface ToldRule extends OvertimeRule {
  readonly was?: OvertimeRule;
}

/** The same as the end of a list: `, overtime from 30 min`; nothing where nothing is said of it. */
export const besideTimes = (rule: ToldRule | undefined, language: string | undefined): string =>
  (rule ? overtimeFacts(rule, language, rule.was) : [])
    .map((it) => (languageFor(language) === 'my' ? `၊ ${it}` : `, ${it}`))
    .join('');
