import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { ShiftTimes } from './shift-times.tsx';
import { TimesQuestion } from './times-question.tsx';

const strict = { overtimefrom: 30, overtimestep: 15, overtimebefore: false };
const worked = { starts: '08:00', ends: '17:00', break: 0, grace: 0, ...strict };
const now = { ...worked, from: null, until: '2026-11-30' };
const coming = { ...worked, ...EVERY_MINUTE, from: '2026-12-01', until: null };
const FACTS =
  '08:00 – 17:00 · overtime from the first minute · overtime to the minute · overtime before the shift, too';

it('says of coming times what counts as overtime from then on, where it did not', async () => {
  answerWire({ 'GET /api/office/company': { body: success({ today: '2026-11-20' }) } });
  renderPage(
    <ShiftTimes shift={{ id: 1, revision: 2, retired: false, name: 'Day', ...worked, times: [now, coming] }} />,
  );
  expect(await screen.findByText(`from Tue 01/12/2026: ${FACTS}`)).toBeDefined();
});

it('says so in the question before they are stored, beside the times that hold on that day', () => {
  const touches = { members: { count: 0, first: [] }, summaries: { count: 0, days: [] } };
  const asked = { day: '2026-12-01', times: coming, touches };
  renderPage(<TimesQuestion name="Day" times={[{ ...now, until: null }]} asked={asked} onAnswer={() => {}} />);
  expect(screen.getByText(`From 01/12/2026 it is ${FACTS}.`)).toBeDefined();
});
