import { Extension, InputRule, markInputRule } from '@tiptap/core'
import type { ExtendedRegExpMatchArray, InputRuleMatch } from '@tiptap/core'
import { isImageUrl } from '#src/contract/posts/image-url.ts'
import { moveCaretAfterBlock } from '#src/editor/document/block-positions.ts'
import { normalizeUrl } from '#src/editor/document/normalize-url.ts'

// A URL may contain one level of parentheses, as in CommonMark.
const ADDRESS = String.raw`\(((?:[^\s()]|\([^\s()]*\))+)`
const LINK = new RegExp(String.raw`(?<![!\\])\[([^[\]]+)\]${ADDRESS}\)$`)
const IMAGE = new RegExp(String.raw`(?<!\\)!\[([^[\]]*)\]${ADDRESS}(?:\s+"([^"]*)")?\)$`)

const isInCodeSpan = (text: string, at: number) => text.slice(0, at).split('`').length % 2 === 0

/** `[text](url)` at the end of the typed text; null for a URL that the link panel rejects. */
export function findMarkdownLink(typed: string): InputRuleMatch | null {
  const [text, label = '', url = ''] = LINK.exec(typed) ?? []
  const href = normalizeUrl(url)
  if (text === undefined || href === null || label.trim() === '') return null
  const index = typed.length - text.length
  return isInCodeSpan(typed, index) ? null : { index, text, replaceWith: label, data: { href } }
}

/** `![alt](src)`, also with a title; null for a URL that the image panel would refuse. */
export function findMarkdownImage(typed: string): InputRuleMatch | null {
  const [text, alt = '', src = '', title = null] = IMAGE.exec(typed) ?? []
  if (text === undefined || !isImageUrl(src)) return null
  const index = typed.length - text.length
  return isInCodeSpan(typed, index) ? null : { index, text, data: { src, alt, title } }
}

/** TipTap's own rule accepts any URL, and a save would drop the image. */
export const markdownImageRule = () =>
  new InputRule({
    find: findMarkdownImage,
    handler: ({ chain, range, match }) => {
      const attrs = match.data
      chain()
        .deleteRange(range)
        .insertContent({ type: 'image', attrs })
        .command(moveCaretAfterBlock)
        .run()
    },
  })

/** Rejected: TipTap's own rule (`markdownLinks`), which also converts plain pasted text and code. */
export const MarkdownLinks = Extension.create({
  name: 'markdownLinks',
  addInputRules() {
    const type = this.editor.schema.marks['link']
    const getAttributes = ({ data }: ExtendedRegExpMatchArray) => data ?? null
    return type ? [markInputRule({ find: findMarkdownLink, type, getAttributes })] : []
  },
})
