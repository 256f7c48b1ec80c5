import { expect, it } from 'vitest'
import { looksLikeMarkdown } from '#src/editor/paste/markdown-paste.ts'

it.each([
  '# Title',
  '- one\n- two',
  '1. one',
  '> said',
  '```js\na\n```',
  'a **bold** word',
  'see [the docs](https://example.com)',
  '![alt](/a.png)',
  'run `npm start` now',
  '| a | b |\n| - | - |',
  'a[^1]\n\n[^1]: A note.',
])('recognises %j as Markdown', (text) => expect(looksLikeMarkdown(text)).toBe(true))

it.each([
  'Just words.',
  '2 * 3 * 4 = 24',
  'a_b_c and #hash and C#',
  'it cost 5 - 3 euro',
  'https://example.com/a_(b)',
  'if (a < b) { }',
  'the class [^1] of a pattern',
  '',
])('does not recognise %j as Markdown', (text) => expect(looksLikeMarkdown(text)).toBe(false))
