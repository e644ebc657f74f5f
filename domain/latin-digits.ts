const BURMESE_ZERO = 0x1040;

/** Text with its Burmese digits as the Latin ones that numbers and days are read by. */
export const inLatinDigits = (text: string): string =>
  text.replace(/[\u1040-\u1049]/g, (it) => String(it.charCodeAt(0) - BURMESE_ZERO));
