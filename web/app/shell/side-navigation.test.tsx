import { act, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { enterSession } from '../../lib/session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire } from '../../testing/wire.ts';
import { SideNavigation } from './side-navigation.tsx';

afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

it('keeps the entry of the page that is open in sight, also where a screen is lower than all of them', async () => {
  const intoSight = vi.fn();
  Element.prototype.scrollIntoView = function (this: Element) {
    intoSight(this.textContent);
  };
  answerWire({});
  act(() => enterSession({ id: 1, membercode: 'HR001', membername: 'Hla Hla', role: 'HR' }));
  const { user } = renderPage(
    <>
      <Link to="/dashboard/members/1">Found</Link>
      <SideNavigation compact={false} />
    </>,
    '/dashboard/company',
  );
  expect(intoSight).toHaveBeenLastCalledWith('Company');
  await user.click(screen.getByRole('link', { name: 'Found' }));
  expect(intoSight).toHaveBeenLastCalledWith('Members');
  // What somebody points at stays where it is, whatever comes meanwhile.
  vi.spyOn(screen.getByRole('navigation'), 'matches').mockImplementation((state) => state === ':hover');
  const times = intoSight.mock.calls.length;
  await user.click(screen.getByRole('link', { name: 'Company' }));
  expect(screen.getByRole('link', { name: 'Company' }).getAttribute('aria-current')).toBe('page');
  expect(intoSight).toHaveBeenCalledTimes(times);
});
