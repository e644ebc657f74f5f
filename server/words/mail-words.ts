import { mails } from '@muster/domain/messages/en/mails.ts';
import type { Language } from '@muster/domain/messages/languages.ts';
import type { ParametersOf } from '@muster/domain/messages/parameters.ts';
import type { Say } from '@muster/domain/messages/problem-text.ts';
import { isKnownNews, type News } from '@muster/domain/notifications/news.ts';
import { sayNews, speak } from './words.ts';

type MailCode = Exclude<keyof typeof mails, 'told' | 'newer'>;

type Written = {
  [C in MailCode]: {
    readonly code: C;
    readonly params: ParametersOf<(typeof mails)[C]['subject']> & ParametersOf<(typeof mails)[C]['text']>;
  };
}[MailCode];

/** What the member is told in the app, by mail. */
interface Told {
  readonly code: 'told';
  readonly params: { readonly membername: string; readonly news: News };
}

/** What a mail says: a code of the catalogue and the parameters that its subject and its text name. */
export type MailWords = Written | Told;

/**
 * How often a mail without words here is left to be tried again, within half an hour: by then a server of the version
 * that has kept it has sent it, if there is one.
 */
const LEFT_TO_NEWER = 5;

const hasWords = ({ code, params }: MailWords): boolean =>
  Object.hasOwn(mails, code) && (code !== 'told' || isKnownNews(params.news.code));

/**
 * The words of a mail, as it is sent, in the language of whoever gets it; mails kept by an older version name none.
 * What a newer version has kept is left to it, as it alone can say it; where nobody does, the mail says that there is news.
 */
export function writeMail(
  { language = 'en', ...mail }: MailWords & { readonly language?: Language },
  failures = 0,
): { subject: string; text: string } {
  const say = speak(language) as unknown as Say;
  if (!hasWords(mail)) {
    if (failures < LEFT_TO_NEWER)
      throw new Error(`No words for ${mail.code === 'told' ? mail.params.news.code : mail.code}.`);
    return { subject: say('mails.newer.subject', {}), text: say('mails.newer.text', {}) };
  }
  const { code, params } = mail;
  const named = code === 'told' ? { ...params, ...sayNews(params.news, language) } : params;
  return { subject: say(`mails.${code}.subject`, named), text: say(`mails.${code}.text`, named) };
}
