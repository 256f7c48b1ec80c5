import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { parseInBrowser } from '#src/content/parse-browser.ts'
import { pastedHtml } from '#src/content/paste-html.ts'
import { caretBehindBlock } from './block-places.ts'
import { isPaste } from './paste-events.ts'

/** HTML of other programs is cleaned before the editor reads it; its own keeps what it says of its place. */
export const RichPaste = Extension.create({
  name: 'richPaste',
  onTransaction({ transaction }) {
    if (isPaste(transaction)) this.editor.commands.command(caretBehindBlock)
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: (html) =>
          html.includes('data-pm-slice') ? html : pastedHtml(html, parseInBrowser),
      },
    }),
  ],
})
