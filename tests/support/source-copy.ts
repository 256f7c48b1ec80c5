import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { onTestFinished } from 'vitest'

const RUN_BY_NEXT = ['src', 'collections', 'public', 'payload.config.ts', 'package.json']
const CONFIGURATION = ['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json']

/**
 * A copy of the sources that a test may change. It lies inside this folder, where modules find the packages, and in a
 * directory that Git and the checks ignore.
 */
export function createSourceCopy() {
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync(path.resolve('.data/copy-'))
  const listed = execFileSync('git', ['ls-files', '-z', ...RUN_BY_NEXT, ...CONFIGURATION])
  const files = listed.toString().split('\0').filter(Boolean)
  for (const file of files) cpSync(file, path.join(folder, file))
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    /** Replaces a text of a file until the test ends. */
    edit: (name: string, from: string, to: string) => {
      const file = path.join(folder, name)
      const before = readFileSync(file, 'utf8')
      expect(before).toContain(from)
      onTestFinished(() => writeFileSync(file, before))
      writeFileSync(file, before.replace(from, to))
    },
  }
}
