import { kept } from './browser-storage.ts';

const OF_DEVICE = 'muster-language';
const OF_MEMBER = 'muster-member-language';

/** What this browser remembers of languages: what was chosen on it, by whoever uses it, and that of its last member until they sign out. */
export const keptLanguage = {
  read: (): string | null => kept.read(OF_MEMBER) ?? kept.read(OF_DEVICE),
  ofDevice: (language: string): void => {
    kept.remove(OF_MEMBER);
    kept.write(OF_DEVICE, language);
  },
  ofMember: (language: string): void => kept.write(OF_MEMBER, language),
  forgetMember: (): void => kept.remove(OF_MEMBER),
};
