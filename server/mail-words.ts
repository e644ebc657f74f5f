import type { mails } from '@muster/domain/messages/en/mails.ts';
import type { ParametersOf } from '@muster/domain/messages/parameters.ts';
import type { Say } from '@muster/domain/messages/problem-text.ts';
import { t } from './words.ts';

type MailCode = keyof typeof mails;

/** What a mail says: a code of the catalogue and the parameters that its subject and its text name. */
export type MailWords = {
  [C in MailCode]: {
    readonly code: C;
    readonly params: ParametersOf<(typeof mails)[C]['subject']> & ParametersOf<(typeof mails)[C]['text']>;
  };
}[MailCode];

/** The words of a mail, as it is sent. */
export function writeMail({ code, params }: MailWords): { subject: string; text: string } {
  const say = t as unknown as Say;
  return { subject: say(`mails.${code}.subject`, params), text: say(`mails.${code}.text`, params) };
}
