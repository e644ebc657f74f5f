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

  test('the half of the day, where leave takes one, of a night shift by its order', () => {
    const of = (night: boolean): News => ({
      code: 'leaveRejected',
      params: {
        type: 'Annual Leave',
        days: { from: day, to: day },
        half: { part: 'pm', from: '02:00', to: '06:00', night },
      },
    });
    expect(subtitle(of(true))).toBe('17/04/2026, second half, 02:00 to 06:00');
    expect(subtitle(of(false))).toBe('17/04/2026, afternoon, 02:00 to 06:00');
    expect(sayNews(of(false), 'en').title).toBe('Annual Leave: rejected');
  });

  test('how much overtime it is about, in the language of who reads; nothing of news from before that was told', () => {
    const of = (minutes: number | undefined): News => ({
      code: 'overtimeApproved',
      params: { day, minutes, remark: 'Thanks' },
    });
    expect(subtitle(of(90))).toBe('1 h 30 min. Thanks');
    expect(sayNews(of(4), 'my').subtitle).toBe('4 မိနစ်။ Thanks');
    const old = JSON.parse(JSON.stringify(of(undefined)));
    expect(subtitle(old)).toBe('Thanks');
    expect(subtitle({ ...old, params: { day } })).toBe('');
  });

  test('what they wrote alone, where there are no days to tell', () => {
    expect(subtitle(corrected('Seen at the gate.'))).toBe('Seen at the gate.');
    expect(subtitle(corrected(''))).toBe('');
  });
});
