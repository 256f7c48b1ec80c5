import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Suggestion } from '@tiptap/suggestion'
import { canHold } from '#src/editor/commands/open-tool.ts'
import { suggestionList } from '#src/editor/document/suggestion-list.ts'
import { findSlashCommands } from './slash-commands.ts'
import type { SlashCommand } from './slash-commands.ts'

/** A slash at the start of a line opens a menu of blocks; typing after it filters the menu. */
export const SlashMenu = Extension.create({
  name: 'slashMenu',
  addProseMirrorPlugins() {
    return [
      Suggestion<SlashCommand, SlashCommand>({
        ...suggestionList<SlashCommand>({ id: 'rte-slash-list', label: 'Insert' }),
        editor: this.editor,
        char: '/',
        startOfLine: true,
        allowSpaces: true,
        // A line that no command begins is text, also one with a path.
        allow: ({ editor, state: { doc }, range: { from, to } }) =>
          !editor.isActive('codeBlock') &&
          commandsFor(editor, doc.textBetween(from + 1, to)).length > 0,
        items: ({ query, editor }) => commandsFor(editor, query),
        command: ({ editor, range, props }) => {
          editor.chain().focus().deleteRange(range).run()
          props.run(editor)
        },
      }),
    ]
  },
})

const commandsFor = (editor: Editor, query: string) =>
  findSlashCommands(query).filter(({ node = 'text' }) => canHold(editor, node))
