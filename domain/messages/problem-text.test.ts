import { expect, test } from 'vitest';
import { joinSentences } from './problem-text.ts';

test.each([
  [['Take none'], 'Take none'],
  [['Take none', 'Take none'], 'Take none'],
  [['Take none', 'Take it later.'], 'Take none. Take it later.'],
  [['Really?', 'Take none'], 'Really? Take none.'],
  [['မယူနိုင်ပါ', 'ရက် ရွေးပါ။'], 'မယူနိုင်ပါ။ ရက် ရွေးပါ။'],
])('%s are read as %s', (sentences, text) => {
  expect(joinSentences(sentences)).toBe(text);
});
