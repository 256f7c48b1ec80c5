import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import { Suggestion } from '@tiptap/suggestion'
import { canHold } from '#src/editor/commands/open-tool.ts'
import { suggestionList } from '#src/editor/document/suggestion-list.ts'
import { findInlineCommands, findSlashCommands } from './slash-commands.ts'
import type { SlashCommand } from './slash-commands.ts'

export const SlashMenu = Extension.create({
  name: 'slashMenu',
  addProseMirrorPlugins() {
    return [
      Suggestion<SlashCommand, SlashCommand>({
        ...suggestionList<SlashCommand>({ id: 'rte-slash-list', label: 'Insert' }),
        editor: this.editor,
        char: '/',
        allowSpaces: true,
        // Text that no command begins with stays text, for example a path.
        allow: ({ editor, state: { doc }, range: { from, to } }) =>
          !editor.isActive('codeBlock') &&
          commandsFor(editor, { query: doc.textBetween(from + 1, to), at: doc.resolve(from) })
            .length > 0,
        items: ({ query, editor }) => {
          const { doc, selection } = editor.state
          return commandsFor(editor, { query, at: doc.resolve(selection.from - query.length - 1) })
        },
        command: ({ editor, range: { from, to }, props }) => {
          // A footnote stands behind a word, not behind the blank before the slash.
          const blank = isInSentence(editor.state.doc.resolve(from)) ? 1 : 0
          editor
            .chain()
            .focus()
            .deleteRange({ from: from - blank, to })
            .run()
          props.run(editor)
        },
      }),
    ]
  },
})

type Typed = { query: string; /** Position of the slash. */ at: ResolvedPos }

const isInSentence = ({ nodeBefore }: ResolvedPos) => nodeBefore?.isText === true

const commandsFor = (editor: Editor, { query, at }: Typed) =>
  (isInSentence(at) ? findInlineCommands : findSlashCommands)(query).filter(({ node = 'text' }) =>
    canHold(editor, node),
  )
