const MAX_PATTERNS = 200
const MAX_LENGTH = 1000

type Token = '*' | ((character: string) => boolean)

/** Linear in path times pattern and without regular expressions: patterns come from other sites. */
export const matchesGlob = (path: string, glob: string): boolean =>
  withoutBraces(glob).some((one) =>
    matchesAll(one.split('/'), path.split('/'), {
      isAny: (part) => part === '**',
      matches: (part, name) => matchesName(name, part),
    }),
  )

/** Like `matchesGlob`, but `*` also matches slashes, as in the settings of Jekyll and Zola. */
export const matchesWholePath = (path: string, glob: string): boolean =>
  withoutBraces(glob).some((one) => matchesName(path, one))

/** Whether a path, or a folder above it, matches; the pattern may begin with `./` or `/` and end with a slash. */
export function isBelow(path: string, glob: string, matches = matchesGlob): boolean {
  if (glob.length > MAX_LENGTH) return false
  const bare = glob.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '')
  return bare !== '' && (matches(path, bare) || matches(path, `${bare}/**`))
}

const matchesName = (name: string, glob: string): boolean =>
  matchesAll(tokensOf(glob), [...name], {
    isAny: (token) => token === '*',
    matches: (token, character) => token !== '*' && token(character),
  })

type Matching<Part> = {
  isAny: (part: Part) => boolean
  matches: (part: Part, item: string) => boolean
}

/** When an item does not match, only the last wildcard before it takes one more: no other choice can help. */
function matchesAll<Part>(
  pattern: readonly Part[],
  items: readonly string[],
  { isAny, matches }: Matching<Part>,
): boolean {
  let [at, part, wildcard, resumed] = [0, 0, -1, 0]
  while (at < items.length) {
    const current = pattern[part]
    if (current !== undefined && isAny(current)) {
      ;[wildcard, resumed] = [part, at]
      part += 1
    } else if (current !== undefined && matches(current, items[at] ?? '')) {
      at += 1
      part += 1
    } else if (wildcard >= 0) {
      resumed += 1
      ;[at, part] = [resumed, wildcard + 1]
    } else return false
  }
  return pattern.slice(part).every(isAny)
}

function tokensOf(glob: string): Token[] {
  const tokens: Token[] = []
  const characters = [...glob]
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? ''
    const end = character === '[' ? characters.indexOf(']', at + 2) : -1
    if (character === '*') tokens.push('*')
    else if (character === '?') tokens.push(() => true)
    else if (end > 0) {
      tokens.push(classOf(characters.slice(at + 1, end)))
      at = end
    } else {
      if (character === '\\') at += 1
      const literal = characters[at] ?? character
      tokens.push((other) => other === literal)
    }
  }
  return tokens
}

function classOf(inside: readonly string[]): (character: string) => boolean {
  const isNot = inside[0] === '^' || inside[0] === '!'
  const set = isNot ? inside.slice(1) : inside
  const isIn = (character: string) =>
    set.some((one, at) => {
      const last = set[at + 1] === '-' ? set[at + 2] : undefined
      return one === character || (last !== undefined && character >= one && character <= last)
    })
  return (character) => isIn(character) !== isNot
}

/** `a.{md,mdx}` and `a.@(md|mdx)` as patterns without braces. */
function withoutBraces(glob: string): string[] {
  const found = glob.length > MAX_LENGTH ? [] : [glob]
  const done: string[] = []
  while (found.length > 0 && found.length + done.length < MAX_PATTERNS) {
    const one = found.pop() ?? ''
    const [group, braced, grouped] = /\{([^{}]*,[^{}]*)\}|[@+]?\(([^()]*)\)/.exec(one) ?? []
    if (group === undefined) done.push(one)
    else {
      const [before = '', ...after] = one.split(group)
      for (const choice of braced?.split(',') ?? grouped?.split('|') ?? [])
        found.push(before + choice + after.join(group))
    }
  }
  return done
}
