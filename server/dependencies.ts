import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/engine.ts';
import type { Post } from './news/post.ts';
import type { PasswordHasher } from './passwords/password-hash.ts';
import type { Background } from './schedule/background.ts';
import type { Beside } from './threads/beside.ts';

/** What the application is built from; tests swap the clock and the database, never our own code. */
export interface Dependencies {
  readonly config: Pick<
    Config,
    'publicUrl' | 'trustProxy' | 'logLevel' | 'memberWrites' | 'openDocs' | 'metricsToken' | 'backup'
  >;
  readonly database: Database;
  readonly clock: Clock;
  readonly post: Post;
  readonly passwords: PasswordHasher;
  readonly background: Background;
  /** A thread for long files; without one they are made between requests. */
  readonly beside?: Beside | undefined;
  readonly log: FastifyBaseLogger;
}
