type Color = `#${string}`
type Colors<Name extends string> = Record<Name, Color>

/** A custom property of CSS for each colour. tests/unit/ui/theme-contrast.test.ts computes their contrast. */
export type Theme = {
  label: string
  scheme: 'light' | 'dark'
  backgrounds: Colors<'bg' | 'surface' | 'raised'>
  /** `control`: 3:1 on each ground. */
  lines: Colors<'border' | 'control'>
  /** `text`: 7:1 on each ground; `muted` and `accent`: 4.5:1; `on-accent`: 4.5:1 on `accent`. */
  texts: Colors<'text' | 'muted' | 'accent' | 'on-accent'>
  /** 4.5:1 on each ground. */
  states: Colors<'success' | 'success-dim' | 'warning' | 'danger'>
  /** Code, 4.5:1 on each ground. */
  syntax: Colors<'comment' | 'keyword' | 'string' | 'number' | 'function' | 'type'>
  /** Lightness of text colours chosen by the author: the maximum in a light theme, the minimum in a dark one. */
  ink: number
}

/**
 * The source of styles, accents, Open Graph images, icon and resume. Names are values of `data-theme`; `light` and
 * `dark` are the defaults.
 */
export const THEMES = {
  light: {
    label: 'Light',
    scheme: 'light',
    backgrounds: { bg: '#fbfaf7', surface: '#ffffff', raised: '#f2f0ea' },
    lines: { border: '#dedad0', control: '#8a857a' },
    texts: { text: '#191815', muted: '#5d5a52', accent: '#1f5f4a', 'on-accent': '#ffffff' },
    states: { success: '#1a6b3c', 'success-dim': '#2e784d', warning: '#8a5a00', danger: '#b3261e' },
    syntax: {
      comment: '#67635a',
      keyword: '#8a2f6b',
      string: '#2c6a2e',
      number: '#8a4b00',
      function: '#1d5592',
      type: '#6b4c9a',
    },
    ink: 0.5,
  },
  dark: {
    label: 'Dark',
    scheme: 'dark',
    backgrounds: { bg: '#0f1115', surface: '#161920', raised: '#1e222b' },
    lines: { border: '#2b303b', control: '#6c7484' },
    texts: { text: '#e9ebef', muted: '#a3aab8', accent: '#7fd1ae', 'on-accent': '#0b1512' },
    states: { success: '#6fd08c', 'success-dim': '#549b6b', warning: '#e6b450', danger: '#ff8a80' },
    syntax: {
      comment: '#949cac',
      keyword: '#d7a1e0',
      string: '#9fd3a2',
      number: '#e6b07a',
      function: '#86b8f0',
      type: '#7fd1c8',
    },
    ink: 0.67,
  },
  terminal: {
    label: 'Terminal',
    scheme: 'dark',
    backgrounds: { bg: '#050805', surface: '#0a110a', raised: '#0f1a0f' },
    lines: { border: '#1d331d', control: '#4c824c' },
    texts: { text: '#c8f7c5', muted: '#7fb77c', accent: '#39ff6a', 'on-accent': '#031006' },
    states: { success: '#39ff6a', 'success-dim': '#239740', warning: '#ffe14d', danger: '#ff7b72' },
    syntax: {
      comment: '#6fa56c',
      keyword: '#39ff6a',
      string: '#d3e87a',
      number: '#ffe14d',
      function: '#8cf5d2',
      type: '#a5e6c8',
    },
    ink: 0.64,
  },
  cyberpunk: {
    label: 'Cyberpunk',
    scheme: 'dark',
    backgrounds: { bg: '#0d0221', surface: '#150734', raised: '#1f0d47' },
    lines: { border: '#3a1c71', control: '#8a63c9' },
    texts: { text: '#f4eaff', muted: '#b9a3dd', accent: '#ff4fd8', 'on-accent': '#1a0218' },
    states: { success: '#3ef0c5', 'success-dim': '#2b9385', warning: '#ffd84d', danger: '#ff7a9a' },
    syntax: {
      comment: '#a68fd0',
      keyword: '#ff7ae2',
      string: '#3ef0c5',
      number: '#ffd84d',
      function: '#7cc8ff',
      type: '#cba6ff',
    },
    ink: 0.64,
  },
  ocean: {
    label: 'Ocean',
    scheme: 'dark',
    backgrounds: { bg: '#06182a', surface: '#0b2238', raised: '#112d48' },
    lines: { border: '#1d4163', control: '#5487b0' },
    texts: { text: '#e3f1fb', muted: '#9dbdd6', accent: '#5cc8ff', 'on-accent': '#03182a' },
    states: { success: '#5fe0b0', 'success-dim': '#45a689', warning: '#ffd27a', danger: '#ff9d92' },
    syntax: {
      comment: '#8fb2cd',
      keyword: '#7fd0ff',
      string: '#5fe0b0',
      number: '#ffd27a',
      function: '#b9c9ff',
      type: '#7be0e8',
    },
    ink: 0.71,
  },
  forest: {
    label: 'Forest',
    scheme: 'light',
    backgrounds: { bg: '#f3f2e7', surface: '#fbfaf1', raised: '#e8e8d6' },
    lines: { border: '#cfd2b8', control: '#76805f' },
    texts: { text: '#1f2a1c', muted: '#505c45', accent: '#2f6b2f', 'on-accent': '#ffffff' },
    states: { success: '#2f6b2f', 'success-dim': '#397238', warning: '#7d5800', danger: '#a3302a' },
    syntax: {
      comment: '#56614b',
      keyword: '#7a3462',
      string: '#2f6b2f',
      number: '#85420c',
      function: '#1c5a6e',
      type: '#5b4a8c',
    },
    ink: 0.47,
  },
} as const satisfies Record<string, Theme>

export type ThemeName = keyof typeof THEMES

export const THEME_NAMES = Object.keys(THEMES) as ThemeName[]

export const PAPER = { bg: '#ffffff', raised: '#eceae4' } as const
