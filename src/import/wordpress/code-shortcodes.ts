import { escapeHtml } from '#src/lib/format/escape-html.ts'
import { lineFeeds } from '#src/lib/format/line-feeds.ts'
import { replacePaired } from '#src/import/html/paired-text.ts'

const LANGUAGES =
  'as3|bash|clojure|cpp|csharp|css|delphi|diff|erlang|fsharp|go|groovy|html|java|javascript|js|json|latex|matlab|objc|perl|php|powershell|python|py|r|ruby|scala|shell|sql|swift|typescript|vb|xml|yaml'
const OPENING = new RegExp(
  `(?<!\\[)\\[(code|sourcecode|cc|ccN|crayon|highlight|${LANGUAGES})((?:\\s|=)[^\\]]{0,500})?\\]`,
  'g',
)
const IN_ATTRIBUTES = /\b(?:lang(?:uage)?)\s*=\s*["']?([\w+#.-]+)/
const NO_LANGUAGE = new Set(['code', 'sourcecode', 'cc', 'ccN', 'crayon', 'highlight'])

/** Runs before any other step reads the code as HTML. Keeps every line feed, so that later lines keep their numbers. */
export const convertCodeShortcodes = (text: string): string =>
  replacePaired(
    text,
    { opening: OPENING, closing: ([, name]) => new RegExp(`\\[/${name}\\]`, 'i') },
    ({ match: [, name = '', attributes = ''], inner }) => {
      const [, named] = IN_ATTRIBUTES.exec(attributes) ?? /^=([\w+#-]+)/.exec(attributes) ?? []
      const language = named ?? (NO_LANGUAGE.has(name) ? '' : name)
      const known = language === '' ? '' : ` class="language-${language}"`
      const [before = '', after = ''] = [/^\s*\n/, /\s*$/].map((edge) => feedsOf(edge, inner))
      return `<pre${before}><code${known}>${escapeCode(trimmed(inner))}</code></pre${after}>`
    },
  )

const feedsOf = (edge: RegExp, code: string) =>
  '\n'.repeat(lineFeeds(edge.exec(code.trim() === '' ? '' : code)?.[0] ?? ''))

const trimmed = (code: string) => code.replace(/^\s*\n/, '').trimEnd()

/** The visual editor stores code escaped, the text editor as it was typed. */
const escapeCode = (code: string): string =>
  /&(?:lt|gt|amp|quot|#0?39|#\d+);/.test(code) && !/<[a-z!/]/i.test(code) ? code : escapeHtml(code)
