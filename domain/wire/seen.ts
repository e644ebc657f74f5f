/** A character that is seen: no space, and none that shows nothing by itself. */
const SEEN =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800\ufffc\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;

/** Whether a text says something that one can see. */
export const isSeen = (text: string): boolean => SEEN.test(text);
