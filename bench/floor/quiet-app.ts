import { buildApp } from '@muster/server/app.ts';
import type { Clock } from '@muster/server/clock.ts';
import type { Database } from '@muster/server/database/engine.ts';
import { createMailer } from '@muster/server/news/mail.ts';
import { createPost } from '@muster/server/news/post.ts';
import { createPusher } from '@muster/server/news/push/pusher.ts';
import { createLog } from '@muster/server/observability/log.ts';
import { createPasswordHasher } from '@muster/server/passwords/password-hash.ts';
import { createBackground } from '@muster/server/schedule/background.ts';
import { quietConfig } from '@muster/server/testing/quiet-config.ts';

/** Muster in this process, to be recorded: it says nothing and sends nothing. */
export async function quietApp(database: Database, clock: Clock): Promise<Awaited<ReturnType<typeof buildApp>>> {
  const log = createLog('silent');
  const background = createBackground(log);
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined, dataDir: '' });
  const app = await buildApp({
    config: quietConfig,
    database,
    clock,
    post: createPost({ database, clock, mailer, pusher: createPusher(quietConfig), log }),
    passwords: createPasswordHasher(),
    background,
    log,
  });
  await app.ready();
  await background.settled();
  return app;
}
