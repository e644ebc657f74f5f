import { z } from 'zod';

/** For what a decision would be refused by now, as the refusal would say it. */
export const obstacle = z.object({ code: z.string(), message: z.string(), params: z.unknown() });

export type Obstacle = z.output<typeof obstacle>;
