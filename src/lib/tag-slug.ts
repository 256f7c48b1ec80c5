import { slug } from 'github-slugger'

/** Signs that tell names apart, as words: C, C++ and C# are three. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/^\./, ' dot '],
  [/\+/g, ' plus '],
  [/#/g, ' sharp '],
  [/&/g, ' and '],
  [/@/g, ' at '],
  [/\*/g, ' star '],
  [/\//g, ' '],
]
/** Signs that tell nothing: `Node.js` and `NodeJS` are one. */
const DECORATION = /[\s.,:;'’"“”()]/

/** A tag as the last part of its address, e.g. `web-performance`. What no word stands for is a number there. */
export function tagSlug(tag: string): string {
  const name = tag.normalize('NFC').trim()
  const spoken = SPOKEN.reduce((text, [sign, word]) => text.replace(sign, word), name)
  const words = slug(spoken.trim().replace(/\s+/g, ' ')).replace(/^-+|-+$/g, '')
  const unspoken = [...spoken].filter((sign) => slug(sign) === '' && !DECORATION.test(sign))
  const numbers = unspoken.map((sign) => sign.codePointAt(0))
  return [words, ...numbers].filter((part) => part !== '').join('-')
}
