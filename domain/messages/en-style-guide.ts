import { charts } from './en/charts.ts';
import { styleGuide } from './en/style-guide/style-guide.ts';

/** The words of the charts and the style guide, in English; they come with the first of those pages. */
export const enStyleGuide = { charts, styleGuide } as const;
