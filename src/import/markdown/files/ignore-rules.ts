import path from 'node:path'
import { foldersOf, memoize } from '#src/import/markdown/fields/folder-data.ts'
import { isBelow, matchesWholePath } from './matches-glob.ts'
import { textList } from '#src/lib/json-record.ts'
import { settingAt, siteText } from '#src/import/markdown/project/read-settings.ts'
import type { Config } from '#src/import/markdown/project/read-settings.ts'

type Line = { glob: string; isNot: boolean; isAnywhere: boolean }

/** Exclusion patterns, one per line, from the site's folder and any folder above a post. The last match applies. */
export function ignoreRules(root: string, names: readonly string[]) {
  const read = memoize(async (file: string) => linesOf((await siteText(root, file)) ?? ''))
  return async (key: string): Promise<string | undefined> => {
    for (const name of names) {
      for (const folder of ['', ...foldersOf(key)]) {
        const relativePath = folder === '' ? key : key.slice(folder.length + 1)
        const lines = await read(path.join(folder, name))
        const last = lines.findLast((line) => isMatch(relativePath, line))
        if (last?.isNot === false) return `The file ${name} excludes it`
      }
    }
    return undefined
  }
}

/** A name without a slash may lie at any depth. */
const isMatch = (relativePath: string, { glob, isAnywhere }: Line): boolean =>
  isBelow(relativePath, glob) || (isAnywhere && isBelow(relativePath, `**/${glob}`))

const linesOf = (text: string): Line[] =>
  text.split(/\r?\n/).flatMap((written) => {
    const line = written.trim()
    const isNot = line.startsWith('!')
    const glob = line.slice(isNot ? 1 : 0)
    const isAnywhere = !glob.replace(/\/$/, '').includes('/')
    return glob === '' || line.startsWith('#') ? [] : [{ glob, isNot, isAnywhere }]
  })

const MAX_LENGTH = 1000

/** Why Hugo does not publish a file: `ignoreFiles`, or exclusions of module mounts. */
export function hugoIgnores(config: Config): (key: string) => string | undefined {
  const ignored = listOf(settingAt(config, 'ignoreFiles')).map(matcherOf)
  const mounts = settingAt(config, 'module', 'mounts')
  const excluded = (Array.isArray(mounts) ? mounts : []).flatMap((mount: unknown) => {
    const [source = 'content'] = listOf(settingAt(mount, 'source'))
    return listOf(settingAt(mount, 'excludeFiles')).map((glob) => `${source}/${glob}`)
  })
  return (key) => {
    if (ignored.some((isIgnored) => isIgnored(`/${key}`)))
      return 'The setting “ignoreFiles” of the site excludes it'
    return excluded.some((glob) => isBelow(key, glob))
      ? 'The setting “excludeFiles” of the site excludes it'
      : undefined
  }
}

const listOf = (value: unknown): string[] =>
  textList(value).filter((one) => one !== '' && one.length <= MAX_LENGTH)

function matcherOf(expression: string): (path: string) => boolean {
  const glob = globOf(expression)
  return expression.startsWith('(?i)')
    ? (path) => matchesWholePath(path.toLowerCase(), glob.toLowerCase())
    : (path) => matchesWholePath(path, glob)
}

/** An escaped character, a class, the start of a group, or any other character, with its quantifier. */
const PART = /(\\.|\[\^?\]?[^\]]*\]|\(\?[:\w-]*\)?|[^\\])([*+?]|\{\d*,?\d*\})?\??/g

/** The pattern matches at least as much as the expression, which is not run: another site's may take too long. */
function globOf(expression: string): string {
  const parts = [...expression.matchAll(PART)].map(([, part = '', often]) => {
    if (part === '$' || /^\(\?\w+\)$/.test(part)) return ''
    if (part === '^') return '/'
    if (part.startsWith('(?')) return '('
    const atLeastOnce = often === undefined ? '' : '*'
    // A group may be missing or repeated.
    if (part === ')') return /^[*?{]/.test(often ?? '') ? '|)*' : `)${atLeastOnce}`
    if (part === '(' || part === '|') return part
    if (/^[*?{]/.test(often ?? '')) return '*'
    return (/^(?:[.@{},]|\\[a-z])$/i.test(part) ? '?' : part) + atLeastOnce
  })
  const glob = parts.join('')
  const hasChoice = glob.replaceAll(/\([^()]*\)/g, '').includes('|')
  const start = expression.startsWith('^') && !hasChoice ? '' : '*'
  const end = expression.endsWith('$') && !hasChoice ? '' : '*'
  return `${start}(${glob})${end}`
}
