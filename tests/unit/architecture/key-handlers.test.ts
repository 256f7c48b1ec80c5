import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Handlers that act on no key, or that get only keys which another file has checked. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/cms/posts/fields/schedule-field.tsx': 'reads a field for dates, which has no input method',
  'src/editor/code/code-keys.ts': 'base-extensions.ts',
  'src/editor/commands/open-tool.ts': 'base-extensions.ts',
  'src/editor/document/read-caret.ts': 'reads where the caret is',
  'src/editor/footnotes/footnote-extensions.ts': 'base-extensions.ts',
  'src/editor/images/post-image.ts': 'base-extensions.ts',
  'src/editor/paste/plain-paste.ts': 'notes whether Shift is held',
  'src/editor/toolbar/toolbar-frame.tsx': 'tool-button.tsx',
}

const HANDLER =
  /\bonKey(?:Down|Up|Press)|\bhandleKey|['"]key(?:down|up|press)['"]|\bkey(?:down|up|press):|addKeyboardShortcuts|\bkeymap\(|onEscapeKeyDown/
const GUARD = /\b(?:isComposing|isSaveKey)\b/

const handlers = globSync('src/**/*.{ts,tsx}').filter((file) =>
  HANDLER.test(readFileSync(file, 'utf8')),
)

it('each key handler leaves the keys of an input method to it', () => {
  const unguarded = handlers.filter((file) => !GUARD.test(readFileSync(file, 'utf8')))
  expect(unguarded.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted())
})

it('panels of Radix stay open when Escape ends a conversion', () => {
  const files = globSync('src/**/*.tsx').filter((file) => {
    const text = readFileSync(file, 'utf8')
    return /@radix-ui\/react-popover/.test(text) && !text.includes('onEscapeKeyDown')
  })
  expect(files).toEqual([])
})
