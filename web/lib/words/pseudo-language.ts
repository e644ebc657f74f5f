import i18next from 'i18next';

/** From right to left and closed again, as Arabic letters would be; longer than English, as most languages are. */
const process = (sentence: string): string => `\u202e${sentence}\u202c${'~'.repeat(Math.ceil(sentence.length / 4))}`;

/** Disguises every English sentence from now on; the pseudo language has no words of its own. */
export function startPseudoLanguage(): object {
  i18next.use({ type: 'postProcessor', name: 'pseudo', process });
  i18next.options.postProcess = ['pseudo'];
  return {};
}
