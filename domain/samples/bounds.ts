/** What a member's copy of the samples may grow to (wire 14): entries of a list, characters of a text. */
export const MAX_ENTRIES = 1000;
export const MAX_TEXT = 65_536;
