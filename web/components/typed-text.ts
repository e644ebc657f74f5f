/** How text is shown that somebody typed into several lines: it keeps its line breaks. */
export const typedText = { whiteSpace: 'pre-line' } as const;
