type ThemeDefinition = { label: string; scheme: 'light' | 'dark'; background: string }

/**
 * The six themes. Their values stand in styles/theme.css; what the browser's own frame and the
 * script before the first paint need stands here too, and a test holds both together.
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

/** Where the visitor's choice is kept; nothing is kept while the system decides. */
export const THEME_STORAGE_KEY = 'theme'

/** A stored value may be anything: other software, another version, a person. */
export const isThemeName = (value: unknown): value is ThemeName =>
  typeof value === 'string' && Object.hasOwn(THEMES, value)
