import { audit } from '@muster/domain/messages/en/audit.ts';
import { useTranslation } from 'react-i18next';

type Noun = keyof typeof audit.nouns;
type Verb = keyof typeof audit.verbs;

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
