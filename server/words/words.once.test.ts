import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import { describe, expect, test } from 'vitest';
import { sayNews } from './words.ts';

const day = '2026-04-17' as Day;
const approved = (remark: string | undefined): News => ({
  code: 'leaveApproved',
  params: { type: 'Annual Leave', days: { from: day, to: day }, remark },
});
const corrected = (remark: string): News => ({ code: 'correctionApproved', params: { day, remark } });

describe('what stands under the title of news', () => {
  const subtitle = (it: News) => sayNews(it, 'en').subtitle;

  test('the days, whether or not whoever decided wrote something', () => {
    const days = subtitle(approved(undefined));
    expect(days).toContain('17');
    expect(subtitle(approved(''))).toBe(days);
    expect(subtitle(approved('Enjoy.'))).toBe(`${days}. Enjoy.`);
  });

  test('what they wrote alone, where there are no days to tell', () => {
    expect(subtitle(corrected('Seen at the gate.'))).toBe('Seen at the gate.');
    expect(subtitle(corrected(''))).toBe('');
  });
});
