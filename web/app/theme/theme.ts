import roboto from '@fontsource-variable/roboto-flex/files/roboto-flex-latin-wght-normal.woff2';
import { createTheme, darken, type Theme } from '@mui/material/styles';
import { type Accent, accents, errorUnder, meanings, surfaces } from '../../lib/look/accents.ts';

const FONT = '"Roboto Flex Variable", "Muster Fallback", "Noto Sans Myanmar", system-ui, sans-serif';

const textFont = {
  fontFamily: 'Roboto Flex Variable',
  fontWeight: '100 1000',
  // Fetched before anything else; where it is late all the same, nothing moves for it until the next page.
  fontDisplay: 'optional',
  src: `url("${roboto}") format("woff2-variations")`,
};

function palette(mode: 'light' | 'dark', accent: Accent) {
  const surface = surfaces[mode];
  const meaning = meanings[mode];
  const onColour = mode === 'light' ? '#ffffff' : '#10142a';
  // Words in a colour also stand on the page, which is a shade darker than paper: `dark` is for them.
  const tone = (main: string) => ({ main, dark: mode === 'light' ? darken(main, 0.15) : main, contrastText: onColour });
  return {
    primary: tone(accents[accent][mode]),
    secondary: { main: meaning.amber, contrastText: '#22263f' },
    success: tone(meaning.success),
    warning: tone(meaning.warning),
    error: tone(errorUnder(accent, mode)),
    info: tone(accents[accent][mode]),
    // Of calendars: see `kindColors`.
    leave: tone(meaning.leave),
    holiday: tone(meaning.holiday),
    background: { default: surface.page, paper: surface.paper },
    text: { primary: surface.text, secondary: surface.quiet },
    divider: surface.line,
    field: surface.field,
  };
}

const accentWords = { '&.MuiButton-colorPrimary:not(.Mui-disabled)': { color: 'var(--mui-palette-primary-dark)' } };
const wordsInAccent = { text: accentWords, outlined: accentWords };

const focusRing = { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

/** Where a finger points, nothing to press is smaller than 44 pixels. */
const FINGER = '@media (pointer: coarse)';

/** Says when it begins to fade away, to what comes with the sign-in (`lib/gestures/second-tap.ts`). */
const fading = {
  defaultProps: { slotProps: { transition: { onExit: () => void dispatchEvent(new Event('fading')) } } },
};

const severities = ['success', 'info', 'warning', 'error'] as const;

/** A tint of its colour under the usual words, in both modes. */
const quietAlert = (severity: (typeof severities)[number]) => ({
  [`&.MuiAlert-standard.MuiAlert-color${severity[0]?.toUpperCase()}${severity.slice(1)}`]: {
    color: 'inherit',
    backgroundColor: `color-mix(in srgb, var(--mui-palette-${severity}-main) 12%, transparent)`,
  },
});

/** The look: an 8-px grid, 14 px base, hairlines instead of shadows, short motion. */
export function themeFor(accent: Accent, direction: 'ltr' | 'rtl' = 'ltr'): Theme {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data' },
    colorSchemes: {
      light: { palette: palette('light', accent) },
      dark: { palette: palette('dark', accent) },
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
      h1: { fontSize: '1.5rem', lineHeight: 1.3, fontWeight: 600 },
      h2: { fontSize: '1.125rem', lineHeight: 1.4, fontWeight: 600 },
      h3: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600, fontSize: '0.875rem' },
    },
    transitions: { duration: { enteringScreen: 180, leavingScreen: 140, standard: 180, complex: 190 } },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          '@font-face': textFont,
          body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
          // Pulled down at its top a page is loaded anew, and would take what is being filled in along.
          'html:has(.MuiDialog-root)': { overscrollBehaviorY: 'none' },
          ':focus-visible': focusRing,
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '0.01ms !important',
              scrollBehavior: 'auto !important',
            },
          },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { fontFamily: 'inherit', '&.Mui-focusVisible': focusRing } },
      },
      MuiDrawer: fading,
      MuiMenu: fading,
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: 44, maxWidth: '100%' }, ...wordsInAccent },
      },
      // Under large letters it takes as many lines as its words need.
      MuiChip: {
        styleOverrides: {
          root: { height: 'auto', minHeight: 32, '&.MuiChip-sizeSmall': { minHeight: 24 } },
          label: { whiteSpace: 'normal' },
        },
      },
      MuiLink: { styleOverrides: { root: { color: 'var(--mui-palette-primary-dark)' } } },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiAutocomplete: { styleOverrides: { inputRoot: { minHeight: 46 } } },
      MuiOutlinedInput: {
        styleOverrides: {
          // Over several lines Burmese letters stand on one another, whatever language the page is in.
          input: { paddingBlock: 11.5, fontSize: '1rem', 'textarea&': { lineHeight: 1.75 } },
          notchedOutline: { borderColor: 'var(--mui-palette-field)' },
        },
      },
      MuiCheckbox: { styleOverrides: { root: { [FINGER]: { minWidth: 44, minHeight: 44 } } } },
      MuiSwitch: {
        styleOverrides: {
          root: { [FINGER]: { height: 44, paddingBlock: 15 } },
          // The ring of the whole would be cut at the edge of its box.
          switchBase: { '&.Mui-focusVisible': { outlineOffset: -3 }, [FINGER]: { top: 3 } },
          input: { [FINGER]: { top: -3, height: 44 } },
        },
      },
      MuiNativeSelect: {
        styleOverrides: { select: { '&&&': { paddingInlineEnd: '2rem', textOverflow: 'ellipsis' } } },
      },
      MuiAlert: { styleOverrides: { root: Object.assign({}, ...severities.map(quietAlert)) } },
      MuiMenuItem: { styleOverrides: { root: { '&&': { minHeight: 44, outlineOffset: -3 } } } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: 12 } },
      },
      MuiDialog: { styleOverrides: { paper: { borderRadius: 12 }, paperFullScreen: { borderRadius: 0 } } },
      MuiTablePagination: {
        styleOverrides: {
          select: { '&&:focus-visible': focusRing },
          // On phones the way to the next page stands beneath, not beyond the edge.
          toolbar: ({ theme }) => ({
            [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', justifyContent: 'flex-end', paddingInline: 0 },
          }),
        },
      },
      MuiToggleButton: { styleOverrides: { root: { minHeight: 44, paddingInline: 14 } } },
    },
  });
}
