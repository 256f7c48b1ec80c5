import { mapProse } from '#src/import/markdown/markup/map-prose.ts'

const ALERTS = [
  ['TIP', /^(?:tip|hint|success|check|done)$/i],
  ['IMPORTANT', /^(?:important|question|help|faq)$/i],
  ['WARNING', /^(?:warning|attention|failure|fail|missing)$/i],
  ['CAUTION', /^(?:caution|danger|error|bug)$/i],
] as const

const CALLOUT = /^([ \t>]*>[ \t]*)\[!([\w-]{1,40})(?:\|[^\]\n]{0,40})?\][+-]?[ \t]*([^\n]*)$/gm
const QUOTES = /^(?:quote|cite)$/i

export const replaceMarks = (text: string): string =>
  mapProse(text, {
    prose: (part) =>
      part
        .replace(CALLOUT, (_line, start: string, kind: string, title: string) =>
          calloutText(start, { kind, title }),
        )
        .replace(/==(?=\S)([^=\n]{1,2000}?\S|\S)==/g, '<mark>$1</mark>')
        .replace(/(^|[ \t])\^[\w-]{1,60}[ \t]*$/gm, ''),
  })

function calloutText(start: string, { kind, title }: { kind: string; title: string }): string {
  const heading = title.trim() === '' ? '' : `**${title.trim()}**`
  if (QUOTES.test(kind)) return `${start}${heading}`
  const alert = ALERTS.find(([, names]) => names.test(kind))?.[0] ?? 'NOTE'
  return heading === ''
    ? `${start}[!${alert}]`
    : `${start}[!${alert}]\n${start}${heading}\n${start}`
}

/** The text without `%% … %%`, over several lines too, but not in code; the others keep their numbers. */
export function withoutComments(text: string): string {
  const hidden = mapProse(text, {
    prose: (part) => part,
    code: (part) => part.replaceAll('%%', '%\uFDD0%'),
  })
  const parts = hidden.split('%%')
  // The last mark has no second one.
  const isOpen = parts.length % 2 === 0
  const kept = parts.map((part, index) => {
    if (index % 2 === 0) return part
    return isOpen && index === parts.length - 1 ? `%%${part}` : part.replace(/[^\n]+/g, '')
  })
  return kept.join('').replaceAll('%\uFDD0%', '%%')
}
