type Attributes = Readonly<Record<string, string>>;

const SVG = 'http://www.w3.org/2000/svg';

function filled<E extends Element>(it: E, attributes: Attributes, children: readonly (Node | string)[]): E {
  for (const [name, value] of Object.entries(attributes)) it.setAttribute(name, value);
  it.append(...children);
  return it;
}

export const element = <N extends keyof HTMLElementTagNameMap>(
  name: N,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[N] => filled(document.createElement(name), attributes, children);

/** A drawing of strokes and shapes that is there for the eye alone. */
export const drawing = (viewBox: string, ...shapes: [name: string, attributes: Attributes][]): SVGElement =>
  filled(
    document.createElementNS(SVG, 'svg'),
    { viewBox, 'aria-hidden': 'true', fill: 'currentColor' },
    shapes.map(([name, attributes]) => filled(document.createElementNS(SVG, name), attributes, [])),
  );
