/** What shows nothing by itself, so that two names which differ by it alone look the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

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
export const isSameName = (one: string, other: string): boolean => asSeen(one) === asSeen(other);
