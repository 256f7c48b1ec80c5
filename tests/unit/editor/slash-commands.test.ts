import { describe, expect, it } from 'vitest'
import { findSlashCommands, SLASH_COMMANDS } from '#src/editor/slash/slash-commands.ts'

const names = (query: string) => findSlashCommands(query).map(({ name }) => name)

describe('findSlashCommands', () => {
  it.each([
    ['h2', ['Heading 2']],
    ['list', ['Bullet list', 'Numbered list', 'Task list']],
    ['CODE', ['Code block']],
    ['todo', ['Task list']],
    ['t', ['Text', 'Task list', 'Table', 'Tip', 'Heading 1', 'Heading 2', 'Heading 3']],
    ['heading 2', ['Heading 2']],
    ['heading ', ['Heading 1', 'Heading 2', 'Heading 3']],
    ['heading2', ['Heading 2']],
    ['list task', []],
    ['callout', ['Note', 'Tip', 'Warning']],
    ['note', ['Note', 'Footnote']],
    ['etc/hosts', []],
    [' text', []],
    ['no such thing', []],
  ])('%s', (query, found) => {
    expect(names(query).toSorted()).toEqual([...found].toSorted())
  })

  it('returns all commands without a query, and ranks names before other words', () => {
    expect(names('')).toHaveLength(SLASH_COMMANDS.length)
    expect(names('t')[0]).toBe('Text')
    expect(names('t').at(-1)).toBe('Heading 3')
  })
})
