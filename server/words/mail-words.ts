import type { mails } from '@muster/domain/messages/en/mails.ts';
import type { Language } from '@muster/domain/messages/languages.ts';
import type { ParametersOf } from '@muster/domain/messages/parameters.ts';
import type { Say } from '@muster/domain/messages/problem-text.ts';
import { isKnownNews, type News } from '@muster/domain/notifications/news.ts';
import { sayNews, speak } from './words.ts';

type MailCode = Exclude<keyof typeof mails, 'told'>;

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

/** The words of a mail, as it is sent, in the language of whoever gets it; mails kept by an older version name none. */
export function writeMail({ code, params, language = 'en' }: MailWords & { readonly language?: Language }): {
  subject: string;
  text: string;
} {
  // It is tried again, by then by a server of the version that has kept it.
  if (code === 'told' && !isKnownNews(params.news.code)) throw new Error(`No words for ${params.news.code}.`);
  const say = speak(language) as unknown as Say;
  const named = code === 'told' ? { ...params, ...sayNews(params.news, language) } : params;
  return { subject: say(`mails.${code}.subject`, named), text: say(`mails.${code}.text`, named) };
}
