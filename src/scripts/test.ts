import { chmod, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { childEnv } from '#src/env.ts'
import { exitCode, forwardSignals, ROOT } from '#src/scripts/process/run-child.ts'
import { browserGates, CHECKS, longGates, testGates } from '#src/scripts/test-runner/test-gates.ts'
import type { Gate } from '#src/scripts/test-runner/test-gates.ts'
import { readReport, singleResult, formatSummary } from '#src/scripts/test-runner/test-report.ts'
import type { GateResult, SuiteReport } from '#src/scripts/test-runner/test-report.ts'
import { createProcessFolder } from '#src/server/process/process-folder.ts'

/**
 * `npm test`: runs all gates and ends with one line. `npm test -- unit int` runs only these, `check` those of `npm run
 * check`, `long` those of `npm run test:long`, `browsers` those of `npm run test:browsers`.
 */
const CACHE = path.join(ROOT, 'node_modules/.cache')
const TIMING = path.join(CACHE, 'test-timing.json')

const startedAt = performance.now()
const secondsSince = (start: number) => Math.round((performance.now() - start) / 10) / 100
const temporary = await createProcessFolder('folio-tests-')
// When root runs the tests, PostgreSQL runs under another account.
await chmod(temporary, 0o711)
/** What the gates leave in their temporary folder goes with it; compiled code is kept for the next run. */
const environment = {
  TMPDIR: temporary,
  NODE_COMPILE_CACHE: path.join(CACHE, 'node'),
}
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const named = wanted.flatMap((name) => (name === 'check' ? CHECKS : [name]))
const separate = [
  { name: 'long', gates: longGates },
  { name: 'browsers', gates: browserGates },
].find(({ name }) => wanted.includes(name))
const gates = separate
  ? separate.gates(temporary)
  : testGates(temporary).filter(({ name }) => named.length === 0 || named.includes(name))
const queue = [...gates]
const ended = new Map(gates.map(({ name }) => [name, Promise.withResolvers<void>()]))
const results: GateResult[] = []

forwardSignals(() => process.exit(130))
// Load tests and other engines run sequentially: their figures are only valid when nothing else runs. The others are two
// at once, each with two workers: a third takes as long, and starves the servers until they answer 503.
await Promise.all(Array.from({ length: separate ? 1 : 2 }, runQueue))
await rm(temporary, { recursive: true, force: true })

const seconds = secondsSince(startedAt)
const timing = JSON.stringify({ seconds, gates: results })
await mkdir(CACHE, { recursive: true })
await writeFile(TIMING, timing)
if (childEnv()['CI']) console.log(`\n${timing}`)
console.log(`\n${formatSummary(results, seconds)}`)
const isGreen = results.length > 0 && results.every(({ failures }) => failures.length === 0)
process.exit(isGreen ? 0 : 1)

async function runQueue() {
  for (let gate = nextGate(); gate; gate = nextGate()) {
    if (gate.after) await ended.get(gate.after)?.promise
    const start = performance.now()
    console.log(`${gate.name} …`)
    const report = await run(gate).catch((error: unknown) =>
      singleResult(false, error instanceof Error ? error.message : String(error)),
    )
    results.push({ name: gate.name, seconds: secondsSince(start), ...report })
    ended.get(gate.name)?.resolve()
  }
}

/** The first that can start; where all have to wait for another one, the first. */
function nextGate(): Gate | undefined {
  const hasEnded = (name?: string) =>
    name === undefined || !ended.has(name) || results.some((result) => result.name === name)
  const ready = queue.findIndex(({ after }) => hasEnded(after))
  return queue.splice(Math.max(ready, 0), 1)[0]
}

/** With concurrent gates, the output of each is printed in one piece when it ends. */
async function run(gate: Gate): Promise<SuiteReport> {
  const log = path.join(temporary, `${gate.name}.log`)
  const file = await open(log, 'w')
  const code = await exitCode(
    await gate.start(gates.length === 1 ? 'terminal' : file.fd, environment),
  )
  await file.close()
  console.log(`\n${gate.name}\n${await readFile(log, 'utf8')}`)
  return gate.reportFile ? readReport(gate.reportFile, code) : singleResult(code === 0)
}
