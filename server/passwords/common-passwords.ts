import { createRequire } from 'node:module';
import { PASSWORD_MIN } from '@muster/domain/session/password-rules.ts';

const require = createRequire(import.meta.url);

let known: ReadonlySet<string> | undefined;

/** Whether a password, lower-case, is among the common ones. Their list is large, so it is read when first asked. */
export function isCommonPassword(lowerCased: string): boolean {
  known ??= longEnough();
  return known.has(lowerCased);
}

function longEnough(): ReadonlySet<string> {
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  const lowerCased = dictionary['passwords-common'].map((it) => String(it).toLowerCase());
  return new Set(lowerCased.filter((it) => it.length >= PASSWORD_MIN));
}
