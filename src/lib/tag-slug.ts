import { slug } from 'github-slugger'

/** Characters that distinguish names, as words: C, C++ and C# are three tags. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/^\./, ' dot '],
  [/\+/g, ' plus '],
  [/#/g, ' sharp '],
  [/&/g, ' and '],
  [/@/g, ' at '],
  [/\*/g, ' star '],
  [/\//g, ' '],
]
/** Characters that do not distinguish names: `Node.js` and `NodeJS` are one tag. */
const DECORATION = /[\s.,:;'’"“”()]/

/** The URL segment of a tag, e.g. `web-performance`. A character without a word becomes its code point. */
export function tagSlug(tag: string): string {
  const name = tag.normalize('NFC').trim()
  const spoken = SPOKEN.reduce((text, [sign, word]) => text.replace(sign, word), name)
  const words = slug(spoken.trim().replace(/\s+/g, ' ')).replace(/^-+|(?<!-)-+$/g, '')
  const unspoken = [...spoken].filter((sign) => slug(sign) === '' && !DECORATION.test(sign))
  const numbers = unspoken.map((sign) => sign.codePointAt(0))
  return [words, ...numbers].filter((part) => part !== '').join('-')
}
