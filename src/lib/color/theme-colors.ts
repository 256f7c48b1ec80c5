type ThemeColors = {
  label: string
  /** Background, surface and raised; for light also the raised ground of print. */
  grounds: readonly string[]
  accent: string
  onAccent: string
  /** The end of the scale towards which a colour gains contrast. */
  pole: '#000000' | '#ffffff'
}

const [BLACK, WHITE] = ['#000000', '#ffffff'] as const

/** What the rules for an accent need of the six themes; a test compares the values with theme.css and print.css. */
export const THEME_COLORS = {
  light: {
    label: 'Light',
    grounds: ['#fbfaf7', '#ffffff', '#f2f0ea', '#eceae4'],
    accent: '#1f5f4a',
    onAccent: '#ffffff',
    pole: BLACK,
  },
  dark: {
    label: 'Dark',
    grounds: ['#0f1115', '#161920', '#1e222b'],
    accent: '#7fd1ae',
    onAccent: '#0b1512',
    pole: WHITE,
  },
  terminal: {
    label: 'Terminal',
    grounds: ['#050805', '#0a110a', '#0f1a0f'],
    accent: '#39ff6a',
    onAccent: '#031006',
    pole: WHITE,
  },
  cyberpunk: {
    label: 'Cyberpunk',
    grounds: ['#0d0221', '#150734', '#1f0d47'],
    accent: '#ff4fd8',
    onAccent: '#1a0218',
    pole: WHITE,
  },
  ocean: {
    label: 'Ocean',
    grounds: ['#06182a', '#0b2238', '#112d48'],
    accent: '#5cc8ff',
    onAccent: '#03182a',
    pole: WHITE,
  },
  forest: {
    label: 'Forest',
    grounds: ['#f3f2e7', '#fbfaf1', '#e8e8d6'],
    accent: '#2f6b2f',
    onAccent: '#ffffff',
    pole: BLACK,
  },
} as const satisfies Record<string, ThemeColors>

export type AccentTheme = keyof typeof THEME_COLORS

export const ACCENT_THEMES = Object.keys(THEME_COLORS) as AccentTheme[]

/** The accent of every theme, as `#rrggbb`. */
export type Accents = Record<AccentTheme, string>

export const DEFAULT_ACCENTS = Object.fromEntries(
  ACCENT_THEMES.map((theme) => [theme, THEME_COLORS[theme].accent]),
) as Accents

/** Whether any theme has another accent than its own. */
export const hasOwnAccents = (accents: Accents): boolean =>
  ACCENT_THEMES.some((theme) => accents[theme] !== DEFAULT_ACCENTS[theme])
