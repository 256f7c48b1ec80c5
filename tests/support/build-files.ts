import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'

const FOLDER = '.next/static/chunks'

/** URLs of the only script of the build that contains this text. */
export function scriptWith(text: string): string {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.js'))
  const found = files.filter((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').includes(text))
  expect(found).toHaveLength(1)
  return `**/${found[0]}`
}
