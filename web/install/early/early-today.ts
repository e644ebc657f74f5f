import type { AttendanceToday } from '@muster/domain/attendance/today/today-contract.ts';
import { dayOf, timeOf } from '@muster/domain/calendar/company-time.ts';
import { PRESS_HELD_MS } from '../../lib/loading/early-page.ts';
import { deviceTime, isDeviceZone } from '../../lib/time/device-time.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';
import type { EarlyWords } from './early-words.ts';
import { drawing, element } from './element.ts';

const ICONS = {
  in: 'M11 7 9.6 8.4l2.6 2.6H2v2h10.2l-2.6 2.6L11 17l5-5zm9 12h-8v2h8c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2h-8v2h8z',
  out: 'm17 8-1.41 1.41L17.17 11H9v2h8.17l-1.58 1.58L17 16l4-4zM5 5h7V3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h7v-2H5z',
} as const;

function clock(zone: string, language: string, words: EarlyWords): HTMLElement {
  const time = element('p', { class: 'early-time', role: 'timer', 'aria-label': words.companyTime });
  const tick = () => {
    time.textContent = timeOf(serverNow(), zone);
  };
  tick();
  const timer = setInterval(() => (time.isConnected ? tick() : clearInterval(timer)), 1000);
  const day = showDayWithWeekday(dayOf(serverNow(), zone), language);
  const named = element('p', { class: 'early-zone' }, words.zoneNamed.replace('{{zone}}', zone));
  return element(
    'div',
    { class: 'early-clock' },
    element('p', {}, `${words.companyTime} · ${day}`),
    time,
    ...(isDeviceZone(zone) ? [] : [named]),
  );
}

function punchButton(next: 'in' | 'out', words: EarlyWords): HTMLButtonElement {
  const button = element('button', { class: 'early-punch', type: 'button', 'data-next': next });
  const ready = () => {
    delete button.dataset['pressed'];
    button.removeAttribute('aria-busy');
    button.replaceChildren(drawing('0 0 24 24', ['path', { d: ICONS[next] }]), element('span', {}, words[next]));
  };
  button.addEventListener('click', () => {
    if (button.dataset['pressed']) return;
    button.dataset['pressed'] = deviceTime();
    button.setAttribute('aria-busy', 'true');
    button.replaceChildren(element('i', { class: 'early-turning' }), element('span', {}, words.sending));
    setTimeout(ready, PRESS_HELD_MS);
  });
  ready();
  return button;
}

/** The Today strip as far as the button; a press is acted on by the strip that comes in its place. */
export function earlyToday({ open, place }: AttendanceToday, language: string, words: EarlyWords): HTMLElement {
  return element(
    'div',
    { class: 'early-today' },
    element('div', { class: 'early-bar' }),
    element(
      'div',
      { class: 'early-content' },
      element('p', { class: 'early-title' }, words.holidays),
      element(
        'div',
        { class: 'early-strip' },
        clock(place.zone, language, words),
        punchButton(open ? 'out' : 'in', words),
      ),
    ),
  );
}
