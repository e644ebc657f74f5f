/** What shows nothing by itself, so that two names which differ by it alone look the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]/gu;

/**
 * What of it one typeface draws as a blank and another as nothing: where a name has one, nobody sees for sure where its blanks
 * are. Fillers and blanks of scripts (Hangul, Braille, Mongolian, Khitan, hieroglyphs, notes), and what stands for an object.
 */
const MAYBE_BLANK = /[\u115f\u1160\u180e\u2800\u3164\uffa0\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;

/**
 * Letters of other scripts that look like one of A to Z, and the Latin one (Unicode TS 39, of which this is what is found on
 * keyboards); then Burmese digits that look like letters.
 */
const LOOKALIKES: readonly (readonly [string, string])[] = [
  ['АВЕЅІЈКМНОРСТУХЗԚԜӀаеѕіјорсухһԁԛԝӏ', 'ABESIJKMHOPCTYX3QWlaesijopcyxhdqwl'],
  ['вкмнтпгь', 'BKMHTnrb'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυχκτγη', 'ABEZHIKMNOPTYXaivopuxktyn'],
  ['၀၇၈', 'ဝရဂ'],
];
const seenAs = new Map(
  LOOKALIKES.flatMap(([others, ours]) => [...others].map((it, at) => [it, [...ours][at] ?? it] as const)),
);

/**
 * A name as it is told from others: whatever its case, its width, its blanks, and what of it nobody sees; an I for a small L
 * and a nought for an O are the same in most typefaces.
 */
const asSeen = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\P{ASCII}/gu, (it) => seenAs.get(it) ?? it)
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/\p{White_Space}+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .trim();

/** Whether two people are called the same, as far as anybody sees who reads it. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [asSeen(one), asSeen(other)];
  return a === b || (MAYBE_BLANK.test(one + other) && a.replaceAll(' ', '') === b.replaceAll(' ', ''));
}
