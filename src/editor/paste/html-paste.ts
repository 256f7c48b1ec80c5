import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { parseInBrowser } from '#src/content/html/parse-browser.ts'
import { sanitizePastedHtml } from '#src/content/paste/paste-html.ts'
import { moveCaretAfterBlock } from '#src/editor/document/block-positions.ts'
import { expressibleHtml } from './expressible-html.ts'
import { isPaste } from './paste-events.ts'

/** Sanitises HTML of other programs before the editor parses it; the editor's own HTML is passed through. */
export const HtmlPaste = Extension.create({
  name: 'richPaste',
  onTransaction({ transaction }) {
    if (isPaste(transaction)) this.editor.commands.command(moveCaretAfterBlock)
  },
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          transformPastedHTML(html) {
            const isOwn = html.includes('data-pm-slice')
            return expressibleHtml(editor, isOwn ? html : sanitizePastedHtml(html, parseInBrowser))
          },
        },
      }),
    ]
  },
})
