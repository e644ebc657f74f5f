import type { PunchRules } from '@muster/domain/attendance/attendance-contract.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../../lib/words/language.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { Styled } from '../../../testing/styled.tsx';
import { LocationLine } from './location-line.tsx';

const HEAD_OFFICE = { sitename: 'Head Office', latitude: 16.779, longitude: 96.158, radius: 200 };
const rules: PunchRules = {
  rule: 'sites',
  zone: 'Asia/Yangon',
  offlinepunches: 'review',
  unlocatedpunches: 'accept',
  sites: [HEAD_OFFICE],
};
const at = (accuracy: number) => ({ latitude: 16.7791, longitude: 96.158, accuracy });
const show = (told: Partial<Parameters<typeof LocationLine>[0]>) =>
  renderPage(
    <Styled>
      <LocationLine rules={rules} location={undefined} locating={false} onLocate={() => undefined} {...told} />
    </Styled>,
  );
const colour = () => getComputedStyle(screen.getByText(/inside the area$/)).color;

afterEach(() => act(() => chooseLanguage('en')));

it('is green only where the device knows the place at least as exactly as the area is wide', () => {
  const sure = show({ location: at(200) });
  expect(colour()).toContain('success');
  expect(screen.getByText('Accurate to 200 m')).toBeDefined();
  sure.unmount();
  show({ location: at(201) });
  expect(colour()).toContain('text-primary');
  expect(screen.getByText('Only accurate to 201 m: open air or Wi-Fi helps.')).toBeDefined();
});

it('says that the location will be asked for, and once it was refused says that instead', () => {
  const before = show({});
  expect(screen.getByText('Your location is asked for when you press the button.')).toBeDefined();
  before.unmount();
  show({ refusal: 'denied' });
  expect(screen.getByText('The browser does not give Muster your location.')).toBeDefined();
  expect(screen.queryByText(/is asked for/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Locate again' })).toBeDefined();
});

it('keeps the focus of whoever locates again, and does nothing more while the device looks', async () => {
  const onLocate = vi.fn();
  const { user } = show({ location: at(15), locating: true, onLocate });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Finding your location…' });
  // A browser takes the focus from what is disabled.
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await user.click(button);
  expect(onLocate).not.toHaveBeenCalled();
});

it('says that a record without a location is looked at, where the office wants that', () => {
  show({ refusal: 'denied', rules: { ...rules, unlocatedpunches: 'review' } });
  expect(screen.getByText(/Without a location, who decides for you looks at your record\.$/)).toBeDefined();
});

it('parts the place and the verdict as the language does', async () => {
  await chooseLanguage('my');
  show({ location: at(15) });
  expect(screen.getByText('Head Office: 11 မီတာ အကွာ၊ နယ်မြေအတွင်း')).toBeDefined();
});
