/** What shows nothing by itself, so that two names which differ by it alone look the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/** A name as it is told from others: whatever its case, its width, its blanks, and what of it nobody sees. */
const asSeen = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/\p{White_Space}+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/ +/g, ' ')
    .trim();

/** Whether two people are called the same, however it is written. Letters of two scripts that look alike are two letters. */
export const isSameName = (one: string, other: string): boolean => asSeen(one) === asSeen(other);
