/** Who hears of a step in the history before the router does. A window calls its listeners in their order alone. */
export const firstToHear: { step?: ((event: Event) => void) | undefined } = {};
window.addEventListener('popstate', (event) => firstToHear.step?.(event));
