/** So many characters of what is searched for a list takes, and its field lets be typed. */
export const SEARCH_LENGTH = 60;
/** The same where members are searched, of whom a whole name may be pasted. */
export const MEMBER_SEARCH_LENGTH = 100;
