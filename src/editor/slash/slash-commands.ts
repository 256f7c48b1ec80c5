import type { Editor } from '@tiptap/core'
import { HEADING_LEVELS } from '#src/content/format/block-tree.ts'
import { CALLOUT_KINDS, CALLOUT_LABELS } from '#src/contract/posts/callout-kinds.ts'
import { CALLOUT, toggleCallout } from '#src/editor/callouts/callout.ts'
import { moveCaretAfterBlock } from '#src/editor/document/block-positions.ts'
import { runFootnote } from '#src/editor/footnotes/footnote-commands.ts'
import { NOTE } from '#src/editor/footnotes/footnote-nodes.ts'
import { insertTable, openTool } from '#src/editor/commands/open-tool.ts'

export type SlashCommand = {
  name: string
  sign: string
  keywords: string
  /** The node that it inserts, where not every format has it. */
  node?: string
  run: (editor: Editor) => unknown
}

const chain = (editor: Editor) => editor.chain().focus()
type List = 'toggleBulletList' | 'toggleOrderedList' | 'toggleTaskList'
type Block = 'setParagraph' | 'toggleBlockquote' | 'toggleCodeBlock'
const runs = (command: List | Block) => (editor: Editor) => chain(editor)[command]().run()

export const SLASH_COMMANDS: readonly SlashCommand[] = [
  ...HEADING_LEVELS.map((level) => ({
    name: `Heading ${level}`,
    sign: `H${level}`,
    keywords: `h${level} title`,
    run: (editor: Editor) => chain(editor).setHeading({ level }).run(),
  })),
  { name: 'Text', sign: 'T', keywords: 'paragraph', run: runs('setParagraph') },
  { name: 'Bullet list', sign: '•', keywords: 'unordered ul', run: runs('toggleBulletList') },
  { name: 'Numbered list', sign: '1.', keywords: 'ordered ol', run: runs('toggleOrderedList') },
  {
    name: 'Task list',
    sign: '☐',
    keywords: 'todo checkbox',
    node: 'taskList',
    run: runs('toggleTaskList'),
  },
  { name: 'Quote', sign: '”', keywords: 'blockquote', run: runs('toggleBlockquote') },
  ...CALLOUT_KINDS.map((kind) => ({
    name: CALLOUT_LABELS[kind],
    sign: 'i',
    keywords: 'callout alert admonition',
    node: CALLOUT,
    run: (editor: Editor) => toggleCallout(editor, kind),
  })),
  { name: 'Code block', sign: '{}', keywords: 'pre', run: runs('toggleCodeBlock') },
  { name: 'Table', sign: '⊞', keywords: 'grid rows', node: 'table', run: insertTable },
  {
    name: 'Image',
    sign: '▣',
    keywords: 'picture photo upload',
    run: (editor) => openTool(editor, 'Image'),
  },
  { name: 'Footnote', sign: '¹', keywords: 'note reference endnote', node: NOTE, run: runFootnote },
  {
    name: 'Divider',
    sign: '—',
    keywords: 'rule line hr',
    // Not TipTap's command of its own for a rule: it selects an image that follows.
    run: (editor) =>
      chain(editor).insertContent({ type: 'horizontalRule' }).command(moveCaretAfterBlock).run(),
  },
]

/** Letters after which a slash within a sentence is a command and not a path. */
const LEAST_LETTERS = 4

export const findInlineCommands = (query: string): SlashCommand[] =>
  query.length < LEAST_LETTERS
    ? []
    : findSlashCommands(query).filter(({ run }) => run === runFootnote)

/** Commands whose name or words start with the query, best match first. Blanks in it may be left out. */
export function findSlashCommands(query: string): SlashCommand[] {
  if (query.startsWith(' ')) return []
  const wanted = query.toLowerCase().replaceAll(' ', '')
  const isBeginning = (text: string) => {
    const words = text.toLowerCase().split(' ')
    return words.some((_, index) => words.slice(index).join('').startsWith(wanted))
  }
  const byName = SLASH_COMMANDS.filter(({ name }) => isBeginning(name))
  const byWords = SLASH_COMMANDS.filter(
    (command) => !byName.includes(command) && isBeginning(command.keywords),
  )
  return [...byName, ...byWords]
}
