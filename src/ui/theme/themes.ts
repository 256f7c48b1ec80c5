type ThemeDefinition = { label: string; scheme: 'light' | 'dark'; background: string }

/**
 * The six themes. Their values are in styles/theme.css; the values needed by the browser UI and by the script
 * before first paint are repeated here, and a test keeps both in sync.
 */
export const THEMES = {
  light: { label: 'Light', scheme: 'light', background: '#fbfaf7' },
  dark: { label: 'Dark', scheme: 'dark', background: '#0f1115' },
  terminal: { label: 'Terminal', scheme: 'dark', background: '#050805' },
  cyberpunk: { label: 'Cyberpunk', scheme: 'dark', background: '#0d0221' },
  ocean: { label: 'Ocean', scheme: 'dark', background: '#06182a' },
  forest: { label: 'Forest', scheme: 'light', background: '#f3f2e7' },
} as const satisfies Record<string, ThemeDefinition>

export type ThemeName = keyof typeof THEMES

export const THEME_NAMES = Object.keys(THEMES) as ThemeName[]

/** Storage key of the visitor's choice; nothing is stored while the system decides. */
export const THEME_STORAGE_KEY = 'theme'

/** A stored value may be anything: written by other software, another version, or by hand. */
export const isThemeName = (value: unknown): value is ThemeName =>
  typeof value === 'string' && Object.hasOwn(THEMES, value)
