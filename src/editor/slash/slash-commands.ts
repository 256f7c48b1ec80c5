import type { Editor } from '@tiptap/core'
import { moveCaretAfterBlock } from '#src/editor/document/block-positions.ts'
import { runFootnote } from '#src/editor/footnotes/footnote-commands.ts'
import { NOTE } from '#src/editor/footnotes/footnote-nodes.ts'
import { insertTable, openTool } from '#src/editor/commands/open-tool.ts'

export type SlashCommand = {
  name: string
  /** Additional search terms. */
  words: string
  /** The node that it inserts, where not every format has it. */
  node?: string
  run: (editor: Editor) => unknown
}

const chain = (editor: Editor) => editor.chain().focus()

export const SLASH_COMMANDS: readonly SlashCommand[] = [
  ...([1, 2, 3] as const).map((level) => ({
    name: `Heading ${level}`,
    words: `h${level} title`,
    run: (editor: Editor) => chain(editor).setHeading({ level }).run(),
  })),
  { name: 'Text', words: 'paragraph', run: (editor) => chain(editor).setParagraph().run() },
  {
    name: 'Bullet list',
    words: 'unordered ul',
    run: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    name: 'Numbered list',
    words: 'ordered ol',
    run: (editor) => chain(editor).toggleOrderedList().run(),
  },
  {
    name: 'Task list',
    words: 'todo checkbox',
    node: 'taskList',
    run: (editor) => chain(editor).toggleTaskList().run(),
  },
  { name: 'Quote', words: 'blockquote', run: (editor) => chain(editor).toggleBlockquote().run() },
  { name: 'Code block', words: 'pre', run: (editor) => chain(editor).toggleCodeBlock().run() },
  { name: 'Table', words: 'grid rows', node: 'table', run: insertTable },
  { name: 'Image', words: 'picture photo upload', run: (editor) => openTool(editor, 'Image') },
  { name: 'Footnote', words: 'note reference endnote', node: NOTE, run: runFootnote },
  {
    name: 'Divider',
    words: 'rule line hr',
    // Not TipTap's command of its own for a rule: it selects an image that follows.
    run: (editor) =>
      chain(editor).insertContent({ type: 'horizontalRule' }).command(moveCaretAfterBlock).run(),
  },
]

/** Commands whose name or words start with the query, best match first. */
export function findSlashCommands(query: string): SlashCommand[] {
  const wanted = query.toLowerCase()
  const isBeginning = (text: string) =>
    text.toLowerCase().startsWith(wanted) ||
    text
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(wanted))
  const byName = SLASH_COMMANDS.filter(({ name }) => isBeginning(name))
  const byWords = SLASH_COMMANDS.filter(
    (command) => !byName.includes(command) && isBeginning(command.words),
  )
  return [...byName, ...byWords]
}
