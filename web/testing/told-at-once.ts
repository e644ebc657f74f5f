/** Says at once how large something is, which jsdom does not know: in place of `ResizeObserver`. */
export class ToldAtOnce implements ResizeObserver {
  readonly #told: () => void;
  constructor(told: ResizeObserverCallback) {
    this.#told = () => told([], this);
  }
  observe = () => this.#told();
  unobserve = () => undefined;
  disconnect = () => undefined;
}
