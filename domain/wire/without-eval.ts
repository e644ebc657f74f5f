import { config } from 'zod/v4/core';

/**
 * To be imported before any schema where a page's content policy forbids compiling code: Zod would try, and the try
 * alone is reported.
 */
config({ jitless: true });
