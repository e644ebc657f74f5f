import { audit } from '@muster/domain/messages/en/audit.ts';
import type { auditFields } from '@muster/domain/messages/en/audit-fields.ts';
import { weekdayName } from '@muster/domain/messages/weekdays.ts';
import { useTranslation } from 'react-i18next';
import { showInstant } from '../../lib/time/show-time.ts';
import type { WriteValue } from './differences.ts';

type Noun = keyof typeof audit.nouns;
type Verb = keyof typeof audit.verbs;
type Field = keyof typeof auditFields;

/** The nouns that actions are about, as the filter offers them. */
export const auditNouns = Object.keys(audit.nouns) as readonly Noun[];

const isNoun = (it: string): it is Noun => Object.hasOwn(audit.nouns, it);
const isVerb = (it: string): it is Verb => Object.hasOwn(audit.verbs, it);

/** An action in words: `leave.approve` is "Leave: approved". */
export function useAuditWords(): (action: string) => string {
  const { t } = useTranslation();
  return (action) => {
    const [noun = '', verb = ''] = action.split('.', 2);
    return t('audit.entry', {
      noun: isNoun(noun) ? t(`audit.nouns.${noun}`) : noun,
      verb: isVerb(verb) ? t(`audit.verbs.${verb}`) : verb,
    });
  };
}

/** The path of a fact in words, what has none by its name: `crew.0.membercode` is "Members · 1 · Member code". */
export function useFieldWords(): (path: string) => string {
  const { t, i18n } = useTranslation();
  const isField = (part: string): part is Field => i18n.exists(`auditFields.${part}`);
  const wordOf = (part: string) => {
    if (isField(part)) return t(`auditFields.${part}`);
    return /^\d+$/.test(part) ? String(Number(part) + 1) : part;
  };
  return (path) => path.split('.').map(wordOf).join(' · ');
}

const WEEKDAYS = new Set(['restdays', 'weekdays', 'weekstart']);
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const roles = { GUEST: 0, MEMBER: 0, HR: 0, SA: 0 };
const isRole = (it: unknown): it is keyof typeof roles => typeof it === 'string' && Object.hasOwn(roles, it);

/** Values that are plainly codes, as people write them. */
export function useValueWords(zone: string): WriteValue {
  const { t, i18n } = useTranslation();
  return (path, value) => {
    const field = path.slice(path.lastIndexOf('.') + 1);
    if (typeof value === 'boolean') return t(value ? 'leaveTypes.yes' : 'leaveTypes.no');
    if (field === 'role' && isRole(value)) return t(`members.roles.${value}`);
    if (WEEKDAYS.has(field) && typeof value === 'number') return weekdayName(value, i18n.language, 'short');
    return typeof value === 'string' && INSTANT.test(value) ? showInstant(value, zone) : String(value);
  };
}
