import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterSession } from '../lib/session/session-store.ts';
import { renderPage } from '../testing/render-page.tsx';
import { who } from '../testing/stored-account.ts';
import { storedCompany } from '../testing/stored-company.ts';
import { answerWire } from '../testing/wire.ts';
import AuditPage from './audit-page.tsx';
import MileagePage from './mileage-page.tsx';
import TripAssignmentPage from './trip-assignment-page.tsx';

beforeEach(() => {
  answerWire(storedCompany);
  act(() => enterSession({ ...who, role: 'SA' }));
});

it.each([
  ['On record', AuditPage],
  ['Entries', MileagePage],
  ['Trips', TripAssignmentPage],
])('whoever goes from heading to heading finds the list: %s', async (name, Page) => {
  renderPage(<Page />);
  const heading = await screen.findByRole('heading', { level: 2, name });
  expect(heading.closest('section')).not.toBeNull();
});

it('leads from the mileage to the own trips, on which it is noted', async () => {
  renderPage(<MileagePage />);
  const way = await screen.findByRole('link', { name: 'Choose the trip' });
  expect(way.getAttribute('href')).toBe(`/dashboard/trip_assignment?search=${who.membercode}`);
});
