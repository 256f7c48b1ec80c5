import { PasteRule } from '@tiptap/core'
import { Link } from '@tiptap/extension-link'
import { Plugin } from '@tiptap/pm/state'
import type { Node, Slice } from '@tiptap/pm/model'
import { safeHref } from '#src/content/html/safe-url.ts'
import { normalizeUrl } from '#src/editor/document/normalize-url.ts'

const SCHEME_OR_WWW = /^(?:https?:\/\/|mailto:|www\.)/i
const EMAIL_URL = /^[^\s@/:]+@[^\s@/:]+$/

/** Whether text becomes a link by itself. `README.md`, `deploy.sh` and `main.rs` are domains as well as file names. */
const isTypedUrl = (text: string): boolean => SCHEME_OR_WWW.test(text) || EMAIL_URL.test(text)

const LINK_OPTIONS = {
  openOnClick: false,
  linkOnPaste: false,
  defaultProtocol: 'https',
  shouldAutoLink: isTypedUrl,
  // The rule of a save: a link that is dropped here would be lost.
  isAllowedUri: (url: string) => safeHref(url) !== undefined,
  HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
}

export const TypedLinks = Link.extend({
  addPasteRules() {
    const rules = this.parent?.() ?? []
    return rules.map(({ find, handler }) => {
      return new PasteRule({
        find,
        // TipTap searches all of the pasted text, linked or not. `null` would undo the other links.
        handler: (props) => (isFree(props.state.doc, props.range) ? handler(props) : undefined),
      })
    })
  },
  addProseMirrorPlugins() {
    const { editor, type } = this
    return [
      ...(this.parent?.() ?? []),
      new Plugin({
        props: {
          handlePaste: ({ state }, _, slice) => {
            const href = state.selection.empty ? null : urlOf(slice)
            return href !== null && editor.commands.setMark(type, { href })
          },
        },
      }),
    ]
  },
}).configure(LINK_OPTIONS)

function isFree(doc: Node, { from, to }: { from: number; to: number }): boolean {
  const { link, code } = doc.type.schema.marks
  // `git@github.com:acme/app.git` is not an email address.
  const after = doc.textBetween(to, Math.min(to + 2, doc.resolve(to).end()))
  if (/^:\S/.test(after)) return false
  return ![link, code].some((mark) => mark && doc.rangeHasMark(from, to, mark))
}

/** URL of a pasted text: the selection is linked to it instead of being replaced. */
function urlOf({ content }: Slice): string | null {
  const text = content.textBetween(0, content.size, ' ', ' ')
  if (/\s/.test(text) || !isTypedUrl(text)) return null
  let href: unknown = text
  content.descendants(({ marks }) => {
    href = marks.find((mark) => mark.type.name === 'link')?.attrs['href'] ?? href
  })
  return normalizeUrl(String(href))
}
