import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '#src/scripts/process/run-child.ts'

type Package = { name?: string; version?: string; license?: string }

const LICENSES = '{*,dist/compiled/**/*}'
const IS_LICENSE = /^(?:licen[cs]e|copying|notice)/i
const IS_README = /^readme/i

/** The license files of all packages that are not for development; of a package without one its README. */
export async function licenseTexts(): Promise<string> {
  const lock = await readJson<{ packages: Record<string, { dev?: boolean }> }>('package-lock.json')
  const places = Object.entries(lock.packages)
    .filter(([place, { dev }]) => place !== '' && dev !== true)
    .map(([place]) => place)
  const texts = await Promise.all(places.sort().map(licenseOf))
  return texts.filter(Boolean).join('\n')
}

async function licenseOf(place: string): Promise<string> {
  const about = await readJson<Package>(`${place}/package.json`).catch(() => undefined)
  // Optional, for another platform.
  if (about === undefined) return ''
  const names = globSync(LICENSES, { cwd: path.join(ROOT, place) })
  const found = names.filter((name) => IS_LICENSE.test(path.basename(name)))
  const shown = found.length > 0 ? found : names.filter((name) => IS_README.test(name))
  const texts = await Promise.all(shown.sort().map((name) => textOf(path.join(ROOT, place, name))))
  return [
    '='.repeat(80),
    `${about.name} ${about.version} (${about.license ?? 'see below'})`,
    '',
    ...texts,
  ].join('\n')
}

const textOf = (file: string) => readFile(file, 'utf8')

const readJson = async <T>(name: string): Promise<T> =>
  JSON.parse(await textOf(path.join(ROOT, name))) as T
