const START = '(self.__next_f=self.__next_f||[]).push([0],[1,`'
const END = '`])'

/**
 * What React needs of a page in one script, in place of Next's several. Its text stands there as it is: the page's own
 * once more, which compression sends once. As JSON, with every quote escaped, it is not the same bytes.
 * @param pieces as Next hands them over: a start and texts
 * @returns undefined where there is anything else among them
 */
export function dataScript(pieces: readonly (readonly unknown[])[]): string | undefined {
  const [start, ...rest] = pieces
  const texts = rest.map(([kind, text]) => (kind === 1 ? text : undefined))
  if (start?.[0] !== 0 || texts.length === 0 || !texts.every(isText)) return undefined
  return `${START}${texts.join('').replace(SPECIAL, escaped)}${END}`
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Whether a script is one of these: it does nothing but hand the text over. */
export function isDataScript(script: string): boolean {
  if (!script.startsWith(START)) return false
  const rest = script.slice(START.length)
  return rest.endsWith(END) && !ENDS_TEXT.test(rest.slice(0, -END.length).replace(ESCAPE, ' '))
}

const ESCAPE = /\\[\\`$rx]/g
const ENDS_TEXT = /[`\\]|\$\{/

// Of a template, of HTML, and what parsers of both change.
const SPECIAL = /[`\\<\r\0]|\$(?=\{)/g
const ESCAPES: Record<string, string> = { '<': '\\x3c', '\r': '\\r', '\0': '\\x00' }
const escaped = (character: string) => ESCAPES[character] ?? `\\${character}`
