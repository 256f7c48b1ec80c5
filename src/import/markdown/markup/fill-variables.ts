import type { SourceLocation, SourceWarning } from '#src/import/source/source-post.ts'
import { warningAt } from '#src/import/source/post-warnings.ts'
import { lineCounter } from '#src/lib/format/line-feeds.ts'
import type { Project } from '#src/import/markdown/project/find-project.ts'
import { editOutsideCode, mapProse } from './map-prose.ts'

const RAW = /\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/g
const VALUE = /\{\{-?\s*([^{}]{1,500}?)\s*-?\}\}/g
const KNOWN_LATER = /^(?:["']|site\.(?:base)?url\b|\w+\()/
/** Between the start of a line, and between its end, and a value: the title alone is removed later. */
const LINE_START = /(?:^|\n)[ \t#]{0,20}$/
const LINE_END = /^[ \t]{0,20}(?:\n|$)/

type Filling = {
  project: Project
  data: Readonly<Record<string, unknown>>
  title: string
  place: SourceLocation
}

/** Fills variables of Jekyll, Eleventy and Hugo (`{{ external_url }}`); the unknown ones are removed, with one warning. */
export function fillVariables(
  text: string,
  { project: { generator, config }, data, title, place }: Filling,
): { text: string; warnings: SourceWarning[] } {
  if (!/^(?:jekyll|eleventy|hexo)$/.test(generator)) return { text, warnings: [] }
  const left: { name: string; line: number }[] = []
  const fill = (part: string, line: number) => {
    const linesBefore = lineCounter(part)
    return part.replaceAll(VALUE, (written, name: string, at: number) => {
      const before = part.slice(Math.max(0, at - 22), at)
      const after = part.slice(at + written.length, at + written.length + 22)
      const isAlone = LINE_START.test(before) && LINE_END.test(after)
      if (KNOWN_LATER.test(name) || (name === 'page.title' && isAlone)) return written
      const value = valueOf(name, { data: { title, ...data }, config })
      if (value === undefined) left.push({ name: written, line: line + linesBefore(at) })
      return value ?? ''
    })
  }
  const filled = mapProse(withLiteralBraces(text), { prose: fill })
  const [first] = left
  if (!first) return { text: filled, warnings: [] }
  const names = [...new Set(left.map(({ name }) => name))].slice(0, 5).join(', ')
  const warning = `Values known only to the old site were removed: ${names}`
  return { text: filled, warnings: [warningAt(place, { text: warning, line: first.line })] }
}

const withLiteralBraces = (text: string) =>
  editOutsideCode(text, (marked) =>
    marked.replaceAll(RAW, (raw) =>
      raw.replaceAll(/\{(?=\{)|\{(?=%(?!-?\s*(?:end)?raw\b))/g, '&#123;'),
    ),
  )

function valueOf(
  name: string,
  { data, config }: { data: Filling['data']; config: Project['config'] },
): string | undefined {
  const [, of = '', field = ''] = /^(?:(page|site)\.)?(\w+)$/.exec(name) ?? []
  const value = (of === 'site' ? config : data)[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
