import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { foldersOf, memoize } from '#src/import/markdown/fields/folder-data.ts'
import { isBelow } from './matches-glob.ts'

type Line = { glob: string; isNot: boolean; isAnywhere: boolean }

/** Exclusion patterns, one per line, from the site's folder and any folder above a post. The last match applies. */
export function ignoreRules(root: string, names: readonly string[]) {
  const read = memoize((file: string) => linesOf(path.join(root, file)))
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

async function linesOf(file: string): Promise<Line[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.replace(/^\u{FEFF}/u, '').split(/\r?\n/)
  return lines.flatMap((written) => {
    const line = written.trim()
    const isNot = line.startsWith('!')
    const glob = line.slice(isNot ? 1 : 0)
    const isAnywhere = !glob.replace(/\/$/, '').includes('/')
    return glob === '' || line.startsWith('#') ? [] : [{ glob, isNot, isAnywhere }]
  })
}
