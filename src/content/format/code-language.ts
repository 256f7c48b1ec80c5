const LANGUAGE = /^[a-z0-9_+#.-]{1,40}$/
const INFO = /^(\S+)(?:[ \t]+(?:\{[^{}`]*\}|[\w-]+=(?:"[^"`]*"|'[^'`]*'|[^\s"'`]+)))*$/

/** Language name in lower case, or '' when the value is not a valid name. */
export function codeLanguage(value: string): string {
  const language = value.toLowerCase()
  return LANGUAGE.test(language) ? language : ''
}

/**
 * Language from the opening line of a fence: empty, a name, or a name followed by Markdown metadata
 * (`{1,2}`, `title="a"`), which is ignored. Undefined when the line is anything else: it is then code or text.
 */
export function infoLanguage(info: string): string | undefined {
  const line = info.trim()
  if (line === '') return ''
  const language = codeLanguage(INFO.exec(line)?.[1] ?? '')
  return language === '' ? undefined : language
}

/** The language label defaults to 'code' (S2-blog-post-17). */
export function codeLabel(language: string): string {
  return language === '' ? 'code' : language
}
