import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchMediaOf } from '../../testing/matching-media.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { DayField } from '../form/day-field/day-field.tsx';
import { FormField } from '../form/form-field.tsx';
import { DialogFrame } from './dialog-frame.tsx';

const typing = { value: '', onChange: () => undefined };
const show = (fields: React.ReactNode, action = <button type="button">OK</button>) =>
  renderPage(
    <DialogFrame open title="Holiday" actions={action}>
      {fields}
    </DialogFrame>,
  );
const focused = () => document.activeElement;
const named = (label: string) => screen.getByLabelText(label, { selector: 'input' });

/** Tells whoever watches a size that it is another now. */
let resized: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

describe('a dialog', () => {
  it('opens in its first field, so that what is typed at once is not lost', async () => {
    const { user } = show(
      <>
        <DayField
          {...typing}
          name="day"
          label="Day"
          value="2026-12-01"
          picker={{ today: '2026-11-20', weekStart: 1 }}
        />
        <FormField {...typing} name="name" label="Name" />
      </>,
    );
    expect(focused()).toBe(named('Day'));
    await user.keyboard('24/12/2026');
    expect(named('Day')).toHaveProperty('value', '24/12/2026');
  });

  it('opens in the field or on the button that asks for it', () => {
    show(
      <>
        <FormField {...typing} name="name" label="Name" />
        <FormField {...typing} name="reason" label="Reason" autoFocus />
      </>,
    );
    expect(focused()).toBe(named('Reason'));
  });

  it('opens on itself where there is only touch: a keyboard would cover it', () => {
    matchMediaOf('(pointer: coarse)');
    show(<FormField {...typing} name="name" label="Name" />);
    expect(focused()?.matches('input')).toBe(false);
    expect(screen.getByRole('dialog').closest('.MuiDialog-root')?.contains(focused())).toBe(true);
  });

  it('opens on itself where what is to be read first puts the field out of sight', () => {
    vi.spyOn(HTMLInputElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 100, 40));
    show(<FormField {...typing} name="name" label="Name" />);
    expect(focused()?.matches('input')).toBe(false);
  });

  it('is a stop of the keys itself only while it is longer than there is room for', async () => {
    const { user } = show(<p>Long</p>);
    const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(0);
    act(resized);
    await user.tab();
    expect(focused()?.textContent).toBe('OK');
    height.mockReturnValue(900);
    act(resized);
    await user.tab();
    expect(focused()?.textContent).toBe('Long');
    height.mockReturnValue(0);
    act(resized);
    await user.tab();
    await user.tab();
    expect(focused()?.textContent).toBe('OK');
  });
});
