import { TABLE_TOOLS } from './table-commands.ts'

/** Keyboard shortcuts of each tool in ProseMirror's notation; the first group is TipTap's defaults. */
export const SHORTCUTS: Readonly<Record<string, string>> = {
  Undo: 'Mod-Z',
  Redo: 'Mod-Shift-Z',
  Bold: 'Mod-B',
  Italic: 'Mod-I',
  Strikethrough: 'Mod-Shift-S',
  'Inline code': 'Mod-E',
  'Heading 1': 'Mod-Alt-1',
  'Heading 2': 'Mod-Alt-2',
  'Heading 3': 'Mod-Alt-3',
  'Align left': 'Mod-Shift-L',
  'Align center': 'Mod-Shift-E',
  'Align right': 'Mod-Shift-R',
  Justify: 'Mod-Shift-J',
  'Bullet list': 'Mod-Shift-8',
  'Numbered list': 'Mod-Shift-7',
  'Task list': 'Mod-Shift-9',
  Quote: 'Mod-Shift-B',
  'Code block': 'Mod-Alt-C',
  Link: 'Mod-K',
  Image: 'Mod-Alt-G',
  'Insert table': 'Mod-Alt-E',
  'Text colour': 'Mod-Alt-K',
  Highlight: 'Mod-Shift-H',
  Footnote: 'Mod-Alt-F',
  'Focus mode': 'Mod-Shift-F',
  ...Object.fromEntries(TABLE_TOOLS.map(([name, { key }]) => [name, `Mod-Alt-Shift-${key}`])),
}

/** In the order in which Apple writes them. */
const APPLE_SIGNS = { Alt: '⌥', Shift: '⇧', Mod: '⌘' }

/** `Mod-Shift-Z` as displayed: `⇧⌘Z` on Apple devices, `Ctrl+Shift+Z` elsewhere. */
export function shortcutText(keys: string, isApple: boolean): string {
  if (!isApple) return keys.replace('Mod', 'Ctrl').replaceAll('-', '+')
  const parts = keys.split('-')
  const signs = Object.entries(APPLE_SIGNS).filter(([key]) => parts.includes(key))
  return [...signs.map(([, sign]) => sign), parts.at(-1)].join('')
}

export const ariaShortcut = (keys: string, isApple: boolean): string =>
  keys.replace('Mod', isApple ? 'Meta' : 'Control').replaceAll('-', '+')

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)
