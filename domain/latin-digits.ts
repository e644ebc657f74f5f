/** Text with its Burmese digits (U+1040 to U+1049) as the Latin ones that numbers and days are read by. */
export const inLatinDigits = (text: string): string =>
  text.replace(/[\u1040-\u1049]/g, (it) => `${it.charCodeAt(0) % 16}`);
