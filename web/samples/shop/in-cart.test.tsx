import { enSamples } from '@muster/domain/samples/messages/en-samples.ts';
import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { answerWire, success } from '../../testing/wire.ts';
import { InCart } from './in-cart.tsx';

// Another file of the worker may have loaded words.ts, which says its words once, before there was anything to say them to.
beforeAll(() => void i18next.addResourceBundle('en', 'translation', enSamples, true));

const UPDATE = 'POST /api/ecommerce/update-cart-amount';
const product = { id: 'p1', title: 'Lamp', totalUnit: 3 };

it('keeps the focus while one more is put into the cart, and takes no second press meanwhile', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const wire = answerWire({ [UPDATE]: () => answered.then(() => ({ body: success(null) })) });
  const { user } = renderPage(<InCart product={product} amount={1} />);
  const more = screen.getByRole('button', { name: 'One more: Lamp' });
  await user.click(more);
  await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(more);
  await user.keyboard('{Enter}');
  answer();
  await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('false'));
  expect([wire.count(UPDATE), document.activeElement === more]).toEqual([1, true]);
});

it('offers no more than there are, and keeps the focus of whoever took the last', async () => {
  const wire = answerWire({});
  const { user } = renderPage(<InCart product={product} amount={3} />);
  await user.click(screen.getByRole('button', { name: 'One more: Lamp' }));
  expect(wire.sent).toEqual([]);
});
