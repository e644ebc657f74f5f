import { beforeEach, expect, it, vi } from 'vitest';
import { answerWire, failure } from '../../testing/wire.ts';
import { api } from './api.ts';
import { fileAt } from './file-wire.ts';

const onSessionOver = vi.fn();
const onSuspended = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  api.forgetSession();
  api.listen({ onSessionOver, onSuspended });
});

/** A server that takes only the token `good` for a file, and gives a second one as it is told to. */
function serve(good: string, code: string, status: number) {
  let asked = 0;
  const refusal = { status, body: failure(code) };
  answerWire({
    'POST /jwt/token': () => {
      asked += 1;
      return asked === 1 || good === 'token-2' ? { body: { accessToken: `token-${asked}` } } : refusal;
    },
    'GET /api/v1/files/a.pdf': ({ bearer }) => (bearer === good ? { body: 'it' } : refusal),
  });
  return fileAt('/api/v1/files/a.pdf');
}

it('a token that is refused for a file is renewed once, as for a call', async () => {
  await expect(serve('token-2', 'UNAUTHENTICATED', 401)).resolves.toBeDefined();
  expect(onSessionOver).not.toHaveBeenCalled();
});

it('that the session is over the page hears by a file too', async () => {
  await expect(serve('none', 'UNAUTHENTICATED', 401)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(onSessionOver).toHaveBeenCalledOnce();
});

it('and that the member is suspended', async () => {
  await expect(serve('none', 'MEMBER_SUSPENDED', 403)).rejects.toMatchObject({ code: 'MEMBER_SUSPENDED' });
  expect(onSuspended).toHaveBeenCalledOnce();
});

it('what one asked for is not asked again as somebody else, who has signed in meanwhile', async () => {
  const wire = answerWire({
    'GET /api/v1/files/a.pdf': () => {
      api.forgetSession();
      return { status: 401, body: failure('UNAUTHENTICATED') };
    },
  });
  await expect(fileAt('/api/v1/files/a.pdf')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(wire.count('GET /api/v1/files/a.pdf')).toBe(1);
  expect(onSessionOver).not.toHaveBeenCalled();
});
