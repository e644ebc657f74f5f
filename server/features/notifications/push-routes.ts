import { dropPush, keepPush, type OwnPush, readPush } from '@muster/domain/notifications/push-contract.ts';
import type { FastifyRequest } from 'fastify';
import { nowText } from '../../clock.ts';
import { isOrphan } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ok } from '../../http/answers.ts';
import { readCookie } from '../../http/cookies.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret } from '../../http/secrets.ts';
import type { Serve } from '../../http/serve.ts';
import { readPushKey } from '../../records/news/push-key.ts';
import { dropDevice, endpointOf, keepSubscription } from '../../records/news/push-subscription.ts';
import { t } from '../../words/words.ts';

/** Whether the device that asks is told the news, too (decision 36). */
export function pushRoutes(serve: Serve, deps: Dependencies): void {
  const { query } = deps.database;
  const deviceOf = (request: FastifyRequest) => {
    const device = readCookie(request, 'device', deps.config.publicUrl);
    return device === undefined ? null : hashSecret(device);
  };
  const ownPush = async (sessionId: number): Promise<OwnPush> => ({
    key: (await readPushKey(query)).publicKey,
    endpoint: (await endpointOf(query, sessionId)) ?? null,
  });

  serve(readPush, async ({ caller }) => ok(await ownPush(caller.sessionId)));

  serve(keepPush, async ({ caller, body, request }) => {
    const { endpoint, keys } = body;
    const own = { memberId: caller.member.id, sessionId: caller.sessionId, deviceHash: deviceOf(request) };
    try {
      await deps.database.write(async (trx) => {
        const kept = await keepSubscription(trx, { ...own, endpoint, ...keys, now: nowText(deps.clock) });
        // Somebody else's device, of which no more is known than the address.
        if (!kept) throw refuse('FORBIDDEN', { field: 'endpoint' });
      });
    } catch (error) {
      // Signed out in another tab meanwhile.
      throw isOrphan(error) ? refuse('UNAUTHENTICATED') : error;
    }
    return ok(await ownPush(caller.sessionId), t('done.saved'));
  });

  serve(dropPush, async ({ caller, request }) => {
    await dropDevice(query, { sessionId: caller.sessionId, deviceHash: deviceOf(request) });
    return ok(await ownPush(caller.sessionId), t('done.saved'));
  });
}
