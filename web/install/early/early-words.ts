import { en } from '@muster/domain/messages/en.ts';
import { enSignedIn } from '@muster/domain/messages/en-signed-in.ts';
import type { Language } from '@muster/domain/messages/languages.ts';
import { my } from '@muster/domain/messages/my.ts';
import { mySignedIn } from '@muster/domain/messages/my-signed-in.ts';

type Start = typeof en | typeof my;
type SignedIn = typeof enSignedIn | typeof mySignedIn;

const withoutPasskeys = ({ passkey: _, checkIn: __, ...words }: Start['session']['signIn']) => words;

const chosen = ({ shell, session }: Start, { attendance, holidays }: SignedIn) => ({
  product: shell.product,
  tagline: shell.tagline,
  signIn: withoutPasskeys(session.signIn),
  memberCode: session.memberCode,
  password: session.password,
  holidays: holidays.title,
  companyTime: attendance.companyTime,
  zoneNamed: attendance.zoneNamed,
  in: attendance.in,
  out: attendance.out,
  sending: attendance.working.sending,
});

export type EarlyWords = ReturnType<typeof chosen>;

/** The few words of the early page out of the catalogues, put into its script by the build. */
export const earlyWords: Readonly<Record<Language, EarlyWords>> = {
  en: chosen(en, enSignedIn),
  my: chosen(my, mySignedIn),
};
