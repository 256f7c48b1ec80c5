const LANGUAGE = /^[a-z0-9_+#.-]{1,40}$/
const INFO = /^(\S+)(?:[ \t]+(?:\{[^{}`]*\}|[\w-]+=(?:"[^"`]*"|'[^'`]*'|[^\s"'`]+)))*$/

/** A language name as the wire writes it (lower case), or '' when it is none. */
export function codeLanguage(value: string): string {
  const language = value.toLowerCase()
  return LANGUAGE.test(language) ? language : ''
}

/**
 * The language of a fence's opening line: nothing, a name, or a name followed by markdown metadata
 * (`{1,2}`, `title="a.ts"`, which has no meaning here). Undefined when the line is something else, and
 * then is code or text.
 */
export function infoLanguage(info: string): string | undefined {
  const line = info.trim()
  if (line === '') return ''
  const language = codeLanguage(INFO.exec(line)?.[1] ?? '')
  return language === '' ? undefined : language
}

/** Spec §2: "The language label defaults to 'code'". */
export function codeLabel(language: string): string {
  return language === '' ? 'code' : language
}
