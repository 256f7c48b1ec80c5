import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { wireToEditorHtml } from '#src/content/editor-html.ts'
import { PARSE_OPTIONS } from './editor-document.ts'

/** Plain text that holds a fence becomes a code block, not loose lines; inside a code block it stays text. */
export const FencePaste = Extension.create({
  name: 'fencePaste',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          handlePaste: (_, event) => {
            const text = event.clipboardData?.getData('text/plain') ?? ''
            const isRich = event.clipboardData?.types.includes('text/html') ?? false
            if (isRich || editor.isActive('codeBlock') || !/^ {0,3}```/m.test(text)) return false
            return editor.commands.insertContent(wireToEditorHtml(text), {
              parseOptions: PARSE_OPTIONS,
            })
          },
        },
      }),
    ]
  },
})
