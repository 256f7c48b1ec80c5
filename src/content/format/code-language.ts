import { codeMeta } from './code-meta.ts'

const LANGUAGE = /^[a-z0-9_+#.-]{1,40}$/
const META =
  /^(?:[ \t]*\{[^{}`]*\}|[ \t]+[\w-]+=(?:"[^"`]*"|'[^'`]*'|\{[^{}`]*\}|\[[^[\]`]*\]|[^\s"'`{}[\]]+))*[ \t]*$/

/** Language name in lower case, or '' when the value is not a valid name. */
export function codeLanguage(value: string): string {
  const language = value.toLowerCase()
  return LANGUAGE.test(language) ? language : ''
}

export type FenceInfo = { language: string; meta: string }

/** Undefined unless empty, a name, metadata or both: the line is then code or text. */
export function fenceInfo(info: string): FenceInfo | undefined {
  const line = info.trim()
  const { name, rest } = splitInfo(line)
  const language = codeLanguage(name)
  if ((name !== '' && language === '') || !META.test(` ${rest}`)) return undefined
  const meta = codeMeta(rest)
  return line !== '' && language === '' && meta === '' ? undefined : { language, meta }
}

/** For Markdown of any program: unknown metadata is dropped, and the language is not checked. */
export function markdownFenceInfo(info: string): FenceInfo {
  const { name, rest } = splitInfo(info.trim())
  return { language: name, meta: codeMeta(rest) }
}

/** `ts {4}`, `ts{4}` (Gatsby), or metadata alone. */
function splitInfo(line: string): { name: string; rest: string } {
  const name = /^[^\s{=]+(?=[\s{]|$)/.exec(line)?.[0] ?? ''
  return { name, rest: line.slice(name.length) }
}

export const writeFenceInfo = ({ language, meta }: { language: string; meta?: string }): string =>
  [language, meta ?? ''].filter((part) => part !== '').join(' ')

/** The language label defaults to 'code' (S2-blog-post-17). */
export function codeLabel(language: string): string {
  return language === '' ? 'code' : language
}
