import type { ChildProcess } from 'node:child_process'
import packageFile from '#package' with { type: 'json' }
import { ROOT, startCommand, startNode } from '#src/scripts/process/run-child.ts'
import type { Environment, Output } from '#src/scripts/process/run-child.ts'
import { BROWSER_MISSING_HELP, ensureChromium } from './find-chromium.ts'
import { requireEngines } from './find-engines.ts'

/** A script of package.json that passes or fails as a whole, or otherwise a suite of Vitest. */
export type Gate = {
  name: string
  after?: string
  script?: keyof typeof packageFile.scripts
  projects?: string[]
  tags?: string
  prepare?: () => Promise<Environment>
}

const BUILD: Gate = { name: 'build', script: 'build' }

export const CHECKS = ['format', 'lint', 'types', 'boundaries', 'generated', 'words', 'rules']

/** e2e and int do not overlap, because each needs both cores. Checks that do not read the build run during it. */
export const GATES: Gate[] = [
  BUILD,
  { name: 'format', script: 'check:format' },
  { name: 'lint', script: 'check:lint' },
  { name: 'boundaries', script: 'check:boundaries' },
  { name: 'generated', script: 'check:generated' },
  { name: 'rules' },
  { name: 'words', script: 'check:words' },
  { name: 'e2e', after: 'build', tags: '!long', prepare: browserSettings },
  { name: 'int', after: 'e2e', projects: ['int', 'int-isolated'], tags: '!long' },
  // The types of routes are part of the build.
  { name: 'types', after: 'build', script: 'check:types' },
  { name: 'http', after: 'build' },
  { name: 'unit', after: 'build' },
]

/** The gates of `npm run test:long` and `npm run test:browsers`, whose figures are only valid when nothing else runs. */
export const SEPARATE_GATES: Record<string, Gate[]> = {
  long: [
    BUILD,
    { name: 'long', after: 'build', tags: 'long' },
    { name: 'long-e2e', after: 'long', tags: 'long || themes', prepare: browserSettings },
  ],
  browsers: [BUILD, { name: 'browsers', after: 'build', prepare: engineSettings }],
}

async function engineSettings(): Promise<Environment> {
  await requireEngines()
  return {}
}

async function browserSettings(): Promise<Environment> {
  const chromium = await ensureChromium((how) => console.log(`installing Chromium (${how}) …`))
  if (chromium !== undefined) return { CHROMIUM_PATH: chromium }
  throw new Error(BROWSER_MISSING_HELP)
}

type StartOptions = { output: Output; env: Environment; reportFile: string }

export async function startGate(
  { name, script, projects = [name], tags, prepare }: Gate,
  { output, env, reportFile }: StartOptions,
): Promise<ChildProcess> {
  if (script !== undefined) return startCommand(packageFile.scripts[script], env, output)
  const settings = await prepare?.()
  return startNode(
    [
      ...[`${ROOT}/node_modules/vitest/vitest.mjs`, 'run', '--config', 'tests/vitest.config.ts'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
      ...projects.map((project) => `--project=${project}`),
      ...(tags === undefined ? [] : [`--tags-filter=${tags}`]),
    ],
    // Environment variables of the shell that are meant for a server must not affect the tests.
    { NODE_ENV: 'test', TZ: 'Asia/Kathmandu', ...env, ...settings },
    output,
  )
}
