import { replacePaired } from '#src/import/html/paired-text.ts'

type Pairs = {
  /** Needs the flag `g`. */
  open: RegExp
  close: RegExp
  make: (tag: RegExpExecArray, inner: string) => string
}

/** Replaces pairs of tags outside of fences. */
export function replacePairs(text: string, { open, close, make }: Pairs): string {
  let read = 0
  let fence = ''
  const isTag = ({ index }: RegExpExecArray) => {
    fence = fenceAfter(text.slice(read, index), fence)
    read = index
    return fence === ''
  }
  const tags = { opening: open, closing: () => close, isTag }
  return replacePaired(text, tags, ({ match, inner, end }) => {
    read = end
    return make(match, inner)
  })
}

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,}(?!~))([^`\n]*)$/gm

/** The fence that is open at the end of a text, if any; `before` is that at its beginning. */
function fenceAfter(text: string, before: string): string {
  let open = before
  for (const [, fence = '', info = ''] of text.matchAll(FENCE)) {
    if (open === '') open = fence
    else if (fence.startsWith(open) && info.trim() === '') open = ''
  }
  return open
}

/** Code block with the text between two tags, without adjacent line ends; closed at the indentation of its end tag. */
export function fenceOf(info: string, inner: string): string {
  const [, indent = ''] = /\n([ \t]*)$/.exec(inner) ?? []
  const code = inner.replace(/^[ \t]*\n/, '').replace(/\n[ \t]*$/, '')
  return `\`\`\`${info.trim()}\n${code}\n${indent}\`\`\``
}
