import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { parseInBrowser } from '#src/content/html/parse-browser.ts'
import { sanitizePastedHtml } from '#src/content/paste/paste-html.ts'
import { moveCaretAfterBlock } from '#src/editor/document/block-positions.ts'
import { isPaste } from './paste-events.ts'

/** HTML of other programs is cleaned before the editor reads it; its own keeps what it says of its place. */
export const HtmlPaste = Extension.create({
  name: 'richPaste',
  onTransaction({ transaction }) {
    if (isPaste(transaction)) this.editor.commands.command(moveCaretAfterBlock)
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: (html) =>
          html.includes('data-pm-slice') ? html : sanitizePastedHtml(html, parseInBrowser),
      },
    }),
  ],
})
