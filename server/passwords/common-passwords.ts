import { PASSWORD_MIN } from '@muster/domain/session/password-rules.ts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The common passwords that are long enough to be tried at all, lower-case. */
const common = new Set(
  dictionary['passwords-common'].map((it) => String(it).toLowerCase()).filter((it) => it.length >= PASSWORD_MIN),
);

export const isCommonPassword = (lowerCased: string): boolean => common.has(lowerCased);
