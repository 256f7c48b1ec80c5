import { LRUCache } from 'lru-cache'

const MAX_PATTERNS = 200
const MAX_LENGTH = 1000

/** Linear in path times pattern: patterns come from other sites. */
export const matchesGlob = (path: string, glob: string): boolean =>
  withoutBraces(glob).some((one) => matchesParts(path.split('/'), one.split('/')))

/** Like `matchesGlob`, but `*` also matches slashes, as in the settings of Jekyll and Zola. */
export const matchesWholePath = (path: string, glob: string): boolean =>
  withoutBraces(glob).some((one) => matchesName(path, one))

/** Whether a path, or a folder above it, matches; the pattern may begin with `./` or `/` and end with a slash. */
export function isBelow(path: string, glob: string, matches = matchesGlob): boolean {
  if (glob.length > MAX_LENGTH) return false
  const bare = glob.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '')
  return bare !== '' && (matches(path, bare) || matches(path, `${bare}/**`))
}

/** When a name does not match, only the last wildcard before it takes one more: no other choice can help. */
function matchesParts(names: readonly string[], parts: readonly string[]): boolean {
  let [at, part, wildcard, resumed] = [0, 0, -1, 0]
  while (at < names.length) {
    const current = parts[part]
    if (current === '**') {
      ;[wildcard, resumed] = [part, at]
      part += 1
    } else if (current !== undefined && matchesName(names[at] ?? '', current)) {
      at += 1
      part += 1
    } else if (wildcard >= 0) {
      resumed += 1
      ;[at, part] = [resumed, wildcard + 1]
    } else return false
  }
  return parts.slice(part).every((one) => one === '**')
}

const CHARACTER = /\\(.)|\[([!^]?)(\]?[^\]]+)\]|\*+|./gsu

/** Searches each run of characters between wildcards after the previous run. The first place is enough: no other helps. */
function matchesName(name: string, glob: string): boolean {
  let at = 0
  return RUNS.memo(glob).every((run) => {
    run.lastIndex = at
    const isFound = run.test(name)
    at = run.lastIndex
    return isFound
  })
}

function runsOf(glob: string): RegExp[] {
  const source = glob.replaceAll(
    CHARACTER,
    (character, escaped?: string, not = '', set?: string) => {
      if (set !== undefined) return `[${not && '^'}${rangesOf(set)}]`
      if (character === '?') return '.'
      return character.startsWith('*') ? WILDCARD : literal(escaped ?? character)
    },
  )
  return `^${source}$`.split(WILDCARD).map((run) => new RegExp(run, 'gsu'))
}

const RUNS = new LRUCache<string, RegExp[]>({ max: 500, memoMethod: runsOf })

const pointOf = (character: string) => character.codePointAt(0) ?? 0

const literal = (character: string) => `\\u{${pointOf(character).toString(16)}}`

/** A character that no path may hold. */
const WILDCARD = '\0'

/** The characters of a range in the wrong order are literal. */
const rangesOf = (set: string) =>
  set.replaceAll(/(.)(?:-(.))?/gsu, (_, first: string, last?: string) => {
    if (last === undefined) return literal(first)
    const isRange = pointOf(first) <= pointOf(last)
    return literal(first) + (isRange ? '-' : literal('-')) + literal(last)
  })

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
