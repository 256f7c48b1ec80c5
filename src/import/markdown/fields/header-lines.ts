type HeaderLines = { data: Record<string, string | string[]>; body: string; bodyLine: number }

/** The names that Pelican reads; Python-Markdown and MultiMarkdown have the form too. */
const KNOWN =
  /^(?:title|date|modified|category|tags|keywords|slug|status|summary|authors?|lang|translation|save_as|url|template)$/i
const FIELD = /^ {0,3}([a-z][\w-]{0,40}):(?:[ \t]+(.*)|)$/i
const CONTINUED = /^(?: {4}|\t)[ \t]*(\S.*)$/

/** Undefined if the first line has an unknown name, or if title and date are missing. */
export function splitHeaderLines(text: string): HeaderLines | undefined {
  const lines = text.split('\n')
  const data: Record<string, string> = {}
  let last: string | undefined
  let at = 0
  for (; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trimEnd()
    const [, name, value = ''] = FIELD.exec(line) ?? []
    const [, more] = CONTINUED.exec(line) ?? []
    if (name !== undefined && (at > 0 || KNOWN.test(name))) {
      last = name.toLowerCase()
      data[last] = value.trim()
    } else if (more !== undefined && last !== undefined) data[last] = `${data[last] ?? ''} ${more}`
    else break
  }
  if (!('title' in data) && !('date' in data)) return undefined
  // An end that is written, as after front matter, or a blank line.
  if (/^(?:---|\.\.\.|)$/.test((lines[at] ?? '').trim())) at += 1
  return { data: withLists(data), body: lines.slice(at).join('\n'), bodyLine: at + 1 }
}

/** Tags and authors stand between semicolons when a name has a comma. */
const withLists = (data: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const isList = /^(?:tags|keywords|authors?)$/.test(name) && value.includes(';')
      return [name, isList ? value.split(';').map((item) => item.trim()) : value]
    }),
  )
