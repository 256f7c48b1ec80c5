import { size } from '@floating-ui/dom'
import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Suggestion } from '@tiptap/suggestion'
import type { SuggestionProps } from '@tiptap/suggestion'
import { canHold } from '#src/editor/commands/open-tool.ts'
import { findSlashCommands } from './slash-commands.ts'
import type { SlashCommand } from './slash-commands.ts'
import { createSlashList } from './slash-list.ts'

type Props = SuggestionProps<SlashCommand, SlashCommand>

/** The list scrolls where an on-screen keyboard leaves little space. */
const fitHeight = size({
  padding: 8,
  apply: ({ availableHeight, elements }) => {
    elements.floating.style.maxHeight = `min(18rem, ${availableHeight}px)`
  },
})

/** A slash at the start of a line opens a menu of blocks; typing after it filters the menu. */
export const SlashMenu = Extension.create({
  name: 'slashMenu',
  addProseMirrorPlugins() {
    return [
      Suggestion<SlashCommand, SlashCommand>({
        editor: this.editor,
        char: '/',
        startOfLine: true,
        allowSpaces: true,
        decorationClass: 'rte-slash-query',
        container: '.rte',
        floatingUi: { middleware: [fitHeight] },
        // A line that no command begins is text, also one with a path.
        allow: ({ editor, state: { doc }, range: { from, to } }) =>
          !editor.isActive('codeBlock') &&
          commandsFor(editor, doc.textBetween(from + 1, to)).length > 0,
        items: ({ query, editor }) => commandsFor(editor, query),
        command: ({ editor, range, props }) => {
          editor.chain().focus().deleteRange(range).run()
          props.run(editor)
        },
        render: slashRenderer,
      }),
    ]
  },
})

const commandsFor = (editor: Editor, query: string) =>
  findSlashCommands(query).filter(({ node = 'text' }) => canHold(editor, node))

function slashRenderer() {
  let list: ReturnType<typeof createSlashList> | undefined
  let unmount: (() => void) | undefined
  const close = () => {
    unmount?.()
    list?.close()
    list = undefined
  }
  return {
    onStart: (props: Props) => {
      list = createSlashList(props.editor.view.dom)
      list.show(props.items, props.command)
      unmount = props.mount(list.element)
    },
    onUpdate: (props: Props) => {
      if (!props.loading) list?.show(props.items, props.command)
    },
    onKeyDown: ({ event }: { event: KeyboardEvent }) => list?.press(event.key) ?? false,
    onExit: close,
  }
}
