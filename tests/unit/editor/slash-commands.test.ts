// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core'
import { describe, expect, it, vi } from 'vitest'
import { htmlOf, mountEditor, typeInto } from '#tests/support/mounted-editor.ts'
import { findSlashCommands, SLASH_COMMANDS } from '#src/editor/slash/slash-commands.ts'

const names = (query: string) => findSlashCommands(query).map(({ name }) => name)

describe('findSlashCommands', () => {
  it.each([
    ['h2', ['Heading 2']],
    ['CODE', ['Code block']],
    ['t', ['Text', 'Task list', 'Table', 'Tip', 'Heading 1', 'Heading 2', 'Heading 3']],
    ['heading 2', ['Heading 2']],
    ['heading ', ['Heading 1', 'Heading 2', 'Heading 3']],
    ['heading2', ['Heading 2']],
    ['list task', []],
    ['callout', ['Note', 'Tip', 'Warning']],
    ['note', ['Note', 'Footnote']],
    ['etc/hosts', []],
    [' text', []],
  ])('%s', (query, found) => {
    expect(names(query).toSorted()).toEqual([...found].toSorted())
  })

  it('returns all commands without a query, and ranks names before other words', () => {
    expect(names('')).toHaveLength(SLASH_COMMANDS.length)
    expect(names('t')[0]).toBe('Text')
    expect(names('t').at(-1)).toBe('Heading 3')
  })
})

it.each([
  ['Heading 1', '<h1>'],
  ['Heading 2', '<h2>'],
  ['Heading 3', '<h3>'],
  ['Text', '<p>'],
  ['Bullet list', '<ul><li>'],
  ['Numbered list', '<ol><li>'],
  ['Task list', 'data-type="taskList"'],
  ['Quote', '<blockquote><p>'],
  ['Code block', '<pre><code>'],
  ['Table', '<th'],
  ['Divider', '<hr>'],
])('%s: inserts %s', (name, html) => {
  const editor = mountEditor('<h4>|</h4>')
  findSlashCommands(name)[0]?.run(editor)
  expect(htmlOf(editor)).toContain(html)
})

describe('a slash within a sentence', () => {
  const written = (text: string) => {
    const editor = mountEditor('<p>|</p>')
    typeInto(editor, text)
    return editor
  }
  const active = ({ view }: Editor) => view.dom.getAttribute('aria-activedescendant')

  it('inserts a footnote behind the word, without the blank', async () => {
    const editor = written('A claim /foot')
    await vi.waitFor(() => expect(active(editor)).not.toBeNull())
    editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(htmlOf(editor)).toMatch(/^<p>A claim<sup data-footnote/)
  })

  it.each(['See /foo', 'In src/foot', 'Or /table'])('is text in “%s”', async (text) => {
    const editor = written(text)
    const other = written('A claim /foot')
    await vi.waitFor(() => expect(active(other)).not.toBeNull())
    expect(active(editor)).toBeNull()
  })
})
