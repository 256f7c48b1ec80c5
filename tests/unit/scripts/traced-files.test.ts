import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { expect, it } from 'vitest'
import { isReleased } from '#src/scripts/release/traced-files.ts'

const IMPORTED = /^(?:import (?!type ).* from|.*\bimport\() ?'([^#.'][^']*)'/gm

it('a release keeps every package that an import loads', () => {
  const sources = globSync('src/{import,services}/**/*.ts').map((file) =>
    readFileSync(file, 'utf8'),
  )
  const packages = sources.flatMap((source) =>
    [...source.matchAll(IMPORTED)].map(([, name = '']) => name),
  )
  const installed = packages.filter((name) => !isBuiltin(name))
  expect(installed).toEqual(expect.arrayContaining(['marked', 'sharp', 'typescript']))
  const missing = installed.filter((name) => !isReleased(`node_modules/${name}/package.json`))
  expect(missing).toEqual([])
})

it('a release has no packages of the development', () => {
  expect(isReleased('node_modules/drizzle-kit/index.js')).toBe(false)
})
