/** What a member's picture may weigh when it comes; it is drawn small before it is kept. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
