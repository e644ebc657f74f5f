import { buildApp } from '@muster/server/app.ts';
import { createBackground } from '@muster/server/background.ts';
import type { Clock } from '@muster/server/clock.ts';
import type { Database } from '@muster/server/database/engine.ts';
import { createLog } from '@muster/server/log.ts';
import { createMailer } from '@muster/server/mail.ts';
import { createPasswordHasher } from '@muster/server/passwords/password-hash.ts';
import { createPost } from '@muster/server/post.ts';
import { createPusher } from '@muster/server/push/pusher.ts';

/** Muster in this process, to be recorded: it says nothing and sends nothing. */
export async function quietApp(database: Database, clock: Clock): Promise<Awaited<ReturnType<typeof buildApp>>> {
  const log = createLog('silent');
  const background = createBackground(log);
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined, dataDir: '' });
  const publicUrl = 'http://127.0.0.1';
  const app = await buildApp({
    config: {
      publicUrl,
      trustProxy: false,
      logLevel: 'silent',
      memberWrites: 0,
      openDocs: true,
      metricsToken: undefined,
    },
    database,
    clock,
    post: createPost({ database, clock, mailer, pusher: createPusher({ publicUrl }), log }),
    passwords: createPasswordHasher(),
    background,
    log,
  });
  await app.ready();
  await background.settled();
  return app;
}
