import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { Steps } from './steps.tsx';

function ThreePages() {
  const [page, setPage] = useState(2);
  return (
    <Steps
      previous="Previous"
      next="Next"
      onStep={(direction) => setPage(page + direction)}
      first={page === 1}
      last={page === 3}
    >
      <output>{page}</output>
    </Steps>
  );
}

it('keeps the focus at an end of what there is, where a further press has no effect', async () => {
  const { user } = renderPage(<ThreePages />);
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  const shown = () => screen.getByRole('status').textContent;
  next.focus();
  await user.keyboard('{Enter}');
  expect(shown()).toBe('3');
  // A browser takes the focus from what is disabled.
  expect([next.disabled, next.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await user.keyboard('{Enter}');
  expect(shown()).toBe('3');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect([shown(), next.getAttribute('aria-disabled')]).toEqual(['2', 'false']);
});
