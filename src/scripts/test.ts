import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuild } from './build-stamp.ts'
import { ensureChromium } from './chromium.ts'
import { exitCode, ROOT, startCommand, startNode } from './run-child.ts'
import { passSignalsOn } from './serve.ts'
import { sum, tallyOf } from './test-report.ts'
import type { Tally } from './test-report.ts'

/** `npm test`: every gate in order, and one line at the end. `npm test -- unit int` runs only these. */
type Gate = { name: string; run: () => Promise<Tally> }

const reports = await mkdtemp(path.join(tmpdir(), 'folio-tests-'))
const one = (isFine: boolean): Tally => ({
  passed: isFine ? 1 : 0,
  failed: isFine ? 0 : 1,
  failures: [],
})

/** The commands of `npm run check`, one gate each. */
async function checks(): Promise<Gate[]> {
  const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const names = [...(scripts.check ?? '').matchAll(/npm run (check:[\w-]+)/g)].map(
    ([, name = '']) => name,
  )
  return names.map((name) => ({
    name: name.replace('check:', ''),
    run: async () => one((await exitCode(startCommand(scripts[name] ?? 'exit 1'))) === 0),
  }))
}

const suite = (project: string, extra: () => Promise<Record<string, string>>): Gate => ({
  name: project,
  run: async () => {
    const file = path.join(reports, `${project}.json`)
    const child = startNode(
      [
        ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
        ...['--project', project, '--reporter=default', '--reporter=json'],
        `--outputFile.json=${file}`,
      ],
      // What a shell may have set for a server must not reach the tests.
      { NODE_ENV: 'test', TZ: 'Asia/Kathmandu', ...(await extra()) },
    )
    return tallyOf(file, await exitCode(child))
  },
})

const build: Gate = {
  name: 'build',
  run: async () => {
    const state = await ensureBuild({
      env: {},
      onBuild: () => console.log('building …'),
      onWait: () => console.log('another build is running, waiting for it …'),
    })
    if (state === 'fresh') console.log('up to date')
    return one(true)
  },
}

async function browser(): Promise<Record<string, string>> {
  const chromium = await ensureChromium(() => console.log('installing Chromium (apt-get) …'))
  if (chromium !== undefined) return { CHROMIUM_PATH: chromium }
  throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH')
}

const nothing = async () => ({})
const gates: Gate[] = [
  ...(await checks()),
  suite('unit', nothing),
  suite('int', nothing),
  build,
  suite('e2e', browser),
]

passSignalsOn(() => process.exit(130))
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const chosen = gates.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const results: (Tally & { name: string })[] = []
for (const [index, { name, run }] of chosen.entries()) {
  console.log(`\n${index + 1}/${chosen.length} ${name}`)
  const tally = await run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    return one(false)
  })
  results.push({ name, ...tally })
}
await rm(reports, { recursive: true, force: true })

console.log('')
for (const { name, passed, failed } of results) {
  console.log(
    `  ${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${passed} passed, ${failed} failed`,
  )
}
// Named once more: who reads only the end must know where to look.
for (const { name, failures } of results) {
  for (const failure of failures) console.log(`\n  ${name} ${failure}`)
}
const { passed, failed } = sum(results)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
