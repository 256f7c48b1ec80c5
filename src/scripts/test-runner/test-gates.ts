import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureChromium, BROWSER_MISSING_HELP } from './find-chromium.ts'
import { ensureEngines } from './find-engines.ts'
import { ROOT, startCommand, startNode } from '#src/scripts/process/run-child.ts'
import type { Environment, Output } from '#src/scripts/process/run-child.ts'

/** `reportFile` is where a suite writes its report; a gate without one passes or fails by its exit code. */
export type Gate = {
  name: string
  /** The gate that has to end before this one starts. */
  after?: string
  reportFile?: string
  start: (output: Output, env: Environment) => Promise<ChildProcess>
}

/** The gates of `npm run check`. */
export const CHECKS = ['format', 'lint', 'types', 'boundaries', 'generated']

const command = (name: string): Gate => ({
  name,
  start: async (output, env) => {
    const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    return startCommand(scripts[`check:${name}`] ?? 'exit 1', env, output)
  },
})

const build: Gate = {
  name: 'build',
  start: async (output, env) => startNode(['src/scripts/build.ts'], env, output),
}

type SuiteOptions = {
  after?: string
  projects?: string[]
  /** A filter of tags, in Vitest's syntax. */
  tags?: string
  settings?: () => Promise<Record<string, string>>
}

const suite = (name: string, reports: string, options: SuiteOptions = {}): Gate => {
  const { projects = [name], tags, settings = async () => ({}), ...gate } = options
  const reportFile = path.join(reports, `${name}.json`)
  return {
    ...gate,
    name,
    reportFile,
    start: async (output, env) =>
      startNode(
        [
          ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
          ...['--reporter=default', '--reporter=src/scripts/test-runner/vitest-reporter.ts'],
          ...projects.map((project) => `--project=${project}`),
          ...(tags ? [`--tags-filter=${tags}`] : []),
        ],
        // Environment variables of the shell that are meant for a server must not affect the tests.
        {
          NODE_ENV: 'test',
          TZ: 'Asia/Kathmandu',
          TEST_REPORT: reportFile,
          ...env,
          ...(await settings()),
        },
        output,
      ),
  }
}

/** The types of routes are part of the build. */
const READS_BUILD = ['types']

/**
 * The gates of `npm test`, in the order in which they start, two at once. e2e and int run one after the other, because
 * each wants both cores. Beside the build the checks that do not read it, beside e2e what mostly waits or is short.
 */
export const testGates = (reports: string): Gate[] => [
  build,
  ...CHECKS.filter((name) => !READS_BUILD.includes(name)).map(command),
  suite('e2e', reports, { after: 'build', tags: '!long', settings: browserSettings }),
  suite('int', reports, { after: 'e2e', projects: ['int', 'int-isolated'], tags: '!long' }),
  ...READS_BUILD.map((name) => ({ ...command(name), after: 'build' })),
  suite('http', reports, { after: 'build' }),
  suite('unit', reports, { after: 'build' }),
]

/** The gates of `npm run test:long`. */
export const longGates = (reports: string): Gate[] => [
  build,
  suite('long', reports, { after: 'build', tags: 'long' }),
  suite('long-e2e', reports, {
    after: 'build',
    tags: 'long || themes',
    settings: browserSettings,
  }),
]

/** The gates of `npm run test:browsers`. */
export const browserGates = (reports: string): Gate[] => [
  build,
  suite('browsers', reports, { after: 'build', settings: engineSettings }),
]

async function engineSettings(): Promise<Record<string, string>> {
  await ensureEngines(() => console.log('installing Firefox and WebKit …'))
  return {}
}

async function browserSettings(): Promise<Record<string, string>> {
  const chromium = await ensureChromium((how) => console.log(`installing Chromium (${how}) …`))
  if (chromium !== undefined) return { CHROMIUM_PATH: chromium }
  throw new Error(BROWSER_MISSING_HELP)
}
