import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '#src/scripts/process/run-child.ts'
import { productionLock } from './production-lock.ts'

type Package = { name?: string; version?: string; license?: string }

const LICENSES = '{*,dist/compiled/**/*}'
const IS_LICENSE = /^(?:licen[cs]e|copying|notice)/i
const IS_README = /^readme/i

/** The license files of all packages that are not for development; of a package without one its README. */
export async function licenseTexts(): Promise<string> {
  const { packages } = await productionLock()
  const places = Object.keys(packages).filter((place) => place !== '')
  const texts = await Promise.all(places.sort().map(licenseOf))
  return texts.filter(Boolean).join('\n')
}

async function licenseOf(place: string): Promise<string> {
  const written = await textOf(path.join(ROOT, place, 'package.json')).catch(() => undefined)
  // Optional, for another platform.
  if (written === undefined) return ''
  const about = JSON.parse(written) as Package
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
