import { editOutsideCode } from './map-prose.ts'
import { replacePairs } from './replace-pairs.ts'

/** Hexo's `blockquote` with its author and source, and `pullquote`, as quotes of Markdown. */
export const hexoQuotesToMarkdown = (text: string): string =>
  editOutsideCode(text, (marked) =>
    replacePairs(marked, {
      open: /\{%-?\s{0,9}(blockquote|quote|pullquote)\b([^%\n]{0,500}?)-?%\}/g,
      close: /\{%-?\s{0,9}end(?:blockquote|quote|pullquote)\s{0,9}-?%\}/,
      make: ([, name = '', source = ''], inner) => {
        const origin = name === 'pullquote' ? '' : originOf(source.trim())
        const lines = [...inner.trim().split('\n'), ...(origin === '' ? [] : ['', `— ${origin}`])]
        return ['', ...lines.map((line) => `> ${line}`), ''].join('\n')
      },
    }),
  )

/** `author`, `author, title`, `author address` or `author address title`, as Hexo reads it. */
function originOf(source: string): string {
  const [, author, address, words = ''] =
    /^(?:(\S.*?)\s+)?(https?:\/\/\S+)(?:\s+(.+))?$/i.exec(source) ?? []
  if (address === undefined) return source
  const title = words === '' ? address.replace(/^https?:\/\/|\/(?:index\.html?)?$/g, '') : words
  const link = `[${title.replaceAll(/[\\[\]]/g, '\\$&')}](<${address}>)`
  return author === undefined ? link : `${author}, ${link}`
}
