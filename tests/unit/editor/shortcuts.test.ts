import { expect, it } from 'vitest'
import { ariaShortcut, SHORTCUTS, shortcutText } from '#src/editor/commands/shortcuts.ts'

it.each([
  ['Mod-Shift-Z', 'Ctrl+Shift+Z', '⇧⌘Z', 'Control+Shift+Z'],
  ['Mod-Alt-1', 'Ctrl+Alt+1', '⌥⌘1', 'Control+Alt+1'],
  ['Mod-B', 'Ctrl+B', '⌘B', 'Control+B'],
])('writes the shortcut %s', (keys, elsewhere, apple, aria) => {
  expect(shortcutText(keys, false)).toBe(elsewhere)
  expect(shortcutText(keys, true)).toBe(apple)
  expect(ariaShortcut(keys, false)).toBe(aria)
})

it('has no shortcut twice', () => {
  const keys = Object.values(SHORTCUTS)
  expect(new Set(keys).size).toBe(keys.length)
})
