import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'

const FOLDER = '.next/static/chunks'

/** A pattern for the scripts of the build that contain this text: one for each group of pages that loads it. */
export function scriptsWith(text: string): string {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.js'))
  const found = files.filter((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').includes(text))
  expect(found).not.toEqual([])
  return found.length === 1 ? `**/${found[0]}` : `**/{${found.join(',')}}`
}
