/** Something outside stands in the way; the message is one line that names the setting or the place to look at. */
export class SettingError extends Error {}

/** Whether the system or the database refused something: its errors have a code, ours have none. */
const isRefusal = (error: unknown): boolean => typeof (error as { code?: unknown }).code === 'string';

/** Does a step; a refusal of the system or the database names the setting it comes from. */
export async function bySetting<T>(setting: string, work: () => T | Promise<T>, refused = isRefusal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!refused(error)) throw error;
    const { code, message } = error as Error & { code?: unknown };
    const [reason = ''] = message.split('\n', 1);
    throw new SettingError(`${setting}: ${reason || code}.`, { cause: error });
  }
}
