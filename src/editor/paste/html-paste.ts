import { Extension } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { moveCaretAfterBlock } from '#src/editor/document/block-positions.ts'
import { propsPlugin } from '#src/editor/document/props-plugin.ts'
import { escapeText } from '#src/content/format/html-escape.ts'
import { expressibleHtml } from './expressible-html.ts'
import { isPaste } from './paste-events.ts'

const HTML = 'text/html'

let convert: ((html: string) => string) | undefined

/** Loads the converter; without it (offline) a paste is plain text. */
export const preloadPaste = async (): Promise<void> => {
  const loaded = await import('#src/content/paste/paste-html.ts').catch(() => undefined)
  convert ??= loaded?.sanitizePastedHtml
}

const isOwn = (html: string) => html.includes('data-pm-slice')

/** Sanitises HTML of other programs before the editor parses it; the editor's own HTML is passed through. */
export const HtmlPaste = Extension.create({
  name: 'richPaste',
  onTransaction({ transaction }) {
    if (isPaste(transaction)) this.editor.commands.command(moveCaretAfterBlock)
  },
  addProseMirrorPlugins: propsPlugin((editor) => ({
    handleDOMEvents: {
      dragenter: () => void preloadPaste(),
      paste: (view, { clipboardData }) => waitForConverter(view, clipboardData),
    },
    transformPastedHTML: (html) =>
      expressibleHtml(editor, isOwn(html) ? html : (convert ?? textOf)(html)),
  })),
})

/** Pastes again when the converter is there; the data of the event itself would be gone by then. */
function waitForConverter(view: EditorView, data: DataTransfer | null): boolean {
  const html = data?.getData(HTML) ?? ''
  if (convert || !data || html === '' || isOwn(html)) return false
  const copy = new DataTransfer()
  for (const type of data.types) if (type !== 'Files') copy.setData(type, data.getData(type))
  for (const file of data.files) copy.items.add(file)
  void preloadPaste().then(() => {
    if (!convert) copy.clearData(HTML)
    const again = { clipboardData: copy, bubbles: true, cancelable: true }
    view.dom.dispatchEvent(new ClipboardEvent('paste', again))
  })
  return true
}

const textOf = (html: string) =>
  `<p>${escapeText(new DOMParser().parseFromString(html, HTML).body.textContent)}</p>`
