/** What stands at a day about a request: set apart from what the day was. */
export const framed = { border: '1px solid', borderColor: 'divider', borderRadius: '12px', p: 1.5 };
