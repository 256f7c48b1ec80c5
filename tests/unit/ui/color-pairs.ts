/** Background colours of all surfaces. */
export const GROUNDS = ['bg', 'surface', 'raised']

export const SYNTAX = ['comment', 'keyword', 'string', 'number', 'function', 'type'].map(
  (token) => `syntax-${token}`,
)

type Pairs = { colors: readonly string[]; on: readonly string[]; ratio: number }

/**
 * Every colour of text, icons, borders and focus rings, its backgrounds, and the required contrast: WCAG 2.2
 * requires 4.5:1 for text and 3:1 for controls and icons. used-colors.test.ts finds colours that are missing here.
 * Not covered: a link, a quote or a colour within a highlight colour chosen by the author.
 */
export const PAIRS: readonly Pairs[] = [
  { colors: ['text'], on: GROUNDS, ratio: 7 },
  { colors: ['muted', 'accent', 'warning', 'danger'], on: GROUNDS, ratio: 4.5 },
  { colors: ['success', 'success-dim'], on: GROUNDS, ratio: 4.5 },
  { colors: SYNTAX, on: GROUNDS, ratio: 4.5 },
  { colors: ['control'], on: GROUNDS, ratio: 3 },
  { colors: ['on-accent'], on: ['accent'], ratio: 4.5 },
  // A hovered tool of the editor; a tool that deletes has an icon only.
  { colors: ['text'], on: ['border'], ratio: 4.5 },
  { colors: ['danger'], on: ['border'], ratio: 3 },
]

const onGrounds = (least: number) =>
  PAIRS.filter(({ on, ratio }) => on === GROUNDS && ratio >= least).flatMap(({ colors }) => colors)

/** Readable on all backgrounds. */
export const TEXT_COLORS = onGrounds(4.5)

/** Distinguishable from all backgrounds. */
export const SHAPE_COLORS = onGrounds(3)
