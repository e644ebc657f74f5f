/**
 * Runs before the page is first painted, from a file of its own because the content policy allows no script in the page:
 * the scheme that the member has chosen on this device, or the system's, as the theme will set it a moment later.
 */
{
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem('muster-mode');
  } catch {
    // A browser that keeps nothing has the system's scheme.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(dark ? 'data-dark' : 'data-light', '');
}
