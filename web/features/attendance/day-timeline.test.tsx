import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { DayTimeline } from './day-timeline.tsx';

const punch = (id: number, checktype: 'in' | 'out', time: string, more: Partial<ListedPunch> = {}): ListedPunch => ({
  ...{ id, clientid: `${id}`, membercode: 'EM001', checktype, attendancedate: '2026-11-18', offline: false },
  ...{ checktime: `2026-11-18T${time}:00.000Z`, devicetime: '', receivedat: '', distance: null, sitename: null },
  ...{ verdict: 'exempt', remark: '', ending: null, corrected: false, replaced: false, ...more },
});

it('says which punch counts no more and which came by a correction, and strikes only the first through', () => {
  const punches = [
    punch(3, 'in', '02:00', { corrected: true }),
    punch(1, 'in', '02:32', { replaced: true }),
    punch(2, 'out', '10:30'),
  ];
  renderPage(<DayTimeline punches={punches} day="2026-11-18" zone="Asia/Yangon" />);
  const [added, old, out] = screen.getAllByRole('listitem').map((line) => within(line));
  expect(added?.getByText('By correction')).toBeDefined();
  expect(added?.queryByText('Counts no more')).toBeNull();
  expect(old?.getByText('Counts no more')).toBeDefined();
  expect(old?.getByText('09:02:00').tagName).toBe('S');
  expect(out?.getByText('17:00:00').tagName).toBe('SPAN');
});

it('says of what is of another day which one it is', () => {
  const punches = [punch(1, 'in', '15:14'), punch(2, 'out', '23:36')];
  const night = (day: string) => <DayTimeline punches={punches} day={day} zone="Asia/Yangon" />;
  const { unmount } = renderPage(night('2026-11-18'));
  expect(screen.getByText('21:44:00')).toBeDefined();
  expect(screen.getByText('Thu 06:06:00')).toBeDefined();
  unmount();
  renderPage(night('2026-11-19'));
  expect(screen.getByText('Wed 21:44:00')).toBeDefined();
  expect(screen.getByText('06:06:00')).toBeDefined();
});
