/** A server in a process of its own for tests: it is told its database, and answers where it listens. */
import path from 'node:path';
import { buildApp } from '../../app.ts';
import { openPostgres } from '../../database/postgres/postgres.ts';
import { createMailer } from '../../news/mail.ts';
import { createPost } from '../../news/post.ts';
import { createPusher } from '../../news/push/pusher.ts';
import { createLog } from '../../observability/log.ts';
import { createBackground } from '../../schedule/background.ts';
import { hasher } from '../company/people.ts';
import { quietConfig } from '../quiet-config.ts';
import type { ServerOrder } from './server-process.ts';

process.once('message', async ({ url, dataDir, now }: ServerOrder) => {
  const database = openPostgres(url);
  const log = createLog('silent');
  const background = createBackground(log);
  const clock = () => Temporal.Instant.from(now);
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined, dataDir });
  const app = await buildApp(
    {
      config: quietConfig,
      database,
      clock,
      post: createPost({ database, clock, mailer, pusher: createPusher(quietConfig), log }),
      passwords: hasher,
      background,
      log,
    },
    { webDist: path.join(dataDir, 'web') },
  );
  process.send?.({ address: await app.listen({ host: '127.0.0.1', port: 0 }) });
  process.once('message', async () => {
    await app.close();
    await background.stop();
    await database.close();
    process.exit(0);
  });
});
