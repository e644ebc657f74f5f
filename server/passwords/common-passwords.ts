import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The shortest part of a password that is looked up by itself. */
const PART_MIN = 3;

let known: ReadonlySet<string> | undefined;

/**
 * Whether a password, lower-case, is one that was found in breaches again and again, or two of them in a row, which is
 * how short ones are made long enough: `monkeymonkey`, `iloveyou1234`. The list has 49,000 entries, few of them as long
 * as ours have to be, so the pairs are what it is for. It is large, so it is read when first asked, by the server alone.
 */
export function isCommonPassword(lowerCased: string): boolean {
  known ??= breached();
  if (known.has(lowerCased)) return true;
  for (let cut = PART_MIN; cut <= lowerCased.length - PART_MIN; cut++) {
    if (known.has(lowerCased.slice(0, cut)) && known.has(lowerCased.slice(cut))) return true;
  }
  return false;
}

function breached(): ReadonlySet<string> {
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((it) => String(it).toLowerCase()));
}
