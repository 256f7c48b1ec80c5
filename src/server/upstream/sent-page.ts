import {
  deferScripts,
  inlineStyles,
  isFontRule,
  splitFlight,
  styleFiles,
} from '#src/server/next/next-internals.ts'
import { builtFile } from '#src/server/request/content-encoding.ts'
import type { RequestContext } from '#src/server/request/request-context.ts'
import { hashSource } from '#src/server/security/csp.ts'
import {
  missingPageScript,
  pageScript,
  speculationRules,
} from '#src/site/page-script/page-script.ts'
import { parseStyles, usedStyles } from './used-styles.ts'
import type { Rule } from './used-styles.ts'

const PAGE_SCRIPTS =
  `<script>${pageScript}</script>` + `<script type="speculationrules">${speculationRules}</script>`

const MISSING = ' data-similar='
const MISSING_SCRIPT = `<script>${missingPageScript}</script>`

/**
 * Adds the page script and used style rules, and moves React's data into its own request. `isFinished`: Next renders
 * the same page for that request. `styles` are the CSP sources of the style sheet in the page.
 */
export function sentPage({ area, server }: RequestContext, page: string, isFinished: boolean) {
  // Inserts the script after the head scripts that React renders: hydration ignores elements after them.
  const html = page
    .replace('</head>', (end) => `${PAGE_SCRIPTS}${end}`)
    .replace('</body>', (end) => `${page.includes(MISSING) ? MISSING_SCRIPT : ''}${end}`)
  // Development reloads pages by React, and edits style sheets in the page.
  if (area !== 'page' || server.isDevelopment) return { html, styles: [] }
  const deferred = deferScripts(isFinished ? splitFlight(html).page : html)
  const files = styleFiles(deferred)
  const css = stylesOf(deferred, files)
  if (css === undefined) return { html: deferred, styles: [] }
  const fonts = files.filter((file) => known.get(file)?.every(isFont))
  return { html: inlineStyles(deferred, css, fonts), styles: [hashSource(css)] }
}

const CLASS_LIST = /class="([^"]+)"/g
/** The classes of notifications and states. */
const SCRIPT_CLASSES = pageScript.split(/[\s"'`]+/)

/** The rules that a page uses; undefined without files, as after an update of a running site. */
function stylesOf(html: string, paths: readonly string[]): string | undefined {
  const files = paths.map(builtStyles)
  if (files.length === 0) return undefined
  const named = [...html.matchAll(CLASS_LIST)].flatMap(([, list = '']) =>
    unescaped(list).split(' '),
  )
  const used = new Set([...named, ...SCRIPT_CLASSES])
  return files.every((rules) => rules !== undefined)
    ? files.map((rules) => usedStyles(rules, used)).join('')
    : undefined
}

/** A page has all of these rules. Fonts that are declared again lay out all of its text again. */
const isFont = (rule: Rule) => 'text' in rule && isFontRule(rule.text)

const known = new Map<string, Rule[]>()

function builtStyles(path: string) {
  const css = known.has(path) ? undefined : builtFile(path)?.toString()
  // The style sheet names its files relative to itself.
  if (css !== undefined)
    known.set(path, parseStyles(css.replaceAll('url(../', 'url(/_next/static/')))
  return known.get(path)
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const unescaped = (text: string) =>
  text.replace(/&(\w+|#x27);/g, (entity, name: string) => SIGNS[name] ?? entity)
