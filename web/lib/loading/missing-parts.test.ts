import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded, useMissingParts } from './missing-parts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A part that cannot be fetched the first times. */
function partAfter(failures: number) {
  let left = failures;
  return vi.fn(async () => {
    if (left-- > 0) throw new Error('no network');
    return 'the part';
  });
}

it('asks once for a part that comes', async () => {
  const load = partAfter(0);
  expect(await untilLoaded(load)).toBe('the part');
  expect(load).toHaveBeenCalledTimes(1);
  expect(renderHook(useMissingParts).result.current).toBe(0);
});

it('asks again after pauses that grow, and says meanwhile that a part is missing', async () => {
  const { result: missing } = renderHook(useMissingParts);
  const load = partAfter(3);
  const part = untilLoaded(load);
  const callsAfter = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return load.mock.calls.length;
  };
  expect(await callsAfter(1999)).toBe(1);
  expect(missing.current).toBe(1);
  expect(await callsAfter(1)).toBe(2);
  expect(await callsAfter(3999)).toBe(2);
  expect(await callsAfter(1)).toBe(3);
  expect(await callsAfter(8000)).toBe(4);
  expect(await part).toBe('the part');
  expect(missing.current).toBe(0);
});

it.each([
  ['the network', 'online'],
  ['the person', 'focus'],
])('asks at once when %s comes back, and not once more after the pause', async (_who, event) => {
  const load = partAfter(1);
  const part = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event(event));
  expect(await part).toBe('the part');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(2);
});
