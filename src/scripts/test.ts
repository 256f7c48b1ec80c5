import { errorMessage } from '#src/lib/error-message.ts'
import { chmod, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { childEnv } from '#src/env.ts'
import { createSlots } from '#src/lib/slots.ts'
import { exitCode, forwardSignals, ROOT } from '#src/scripts/process/run-child.ts'
import { CHECKS, GATES, SEPARATE_GATES, startGate } from '#src/scripts/test-runner/test-gates.ts'
import type { Gate } from '#src/scripts/test-runner/test-gates.ts'
import { readReport, singleResult, formatSummary } from '#src/scripts/test-runner/test-report.ts'
import type { GateResult } from '#src/scripts/test-runner/test-report.ts'
import { createProcessFolder } from '#src/server/process/process-folder.ts'

/**
 * `npm test`: runs all gates and ends with one line. `npm test -- unit int` runs only these; `check`, `long` and
 * `browsers` run the gates of the commands with these names.
 */
const CACHE = path.join(ROOT, 'node_modules/.cache')
const DAY_MS = 24 * 60 * 60_000

const startedAt = performance.now()
const secondsSince = (start: number) => Math.round((performance.now() - start) / 10) / 100
const { path: temporary } = await createProcessFolder('folio-tests-')
// When root runs the tests, PostgreSQL runs under another account.
await chmod(temporary, 0o711)
/** The temporary folder of the gates is deleted. Compiled code is kept for the next run. */
const env = { TMPDIR: temporary, NODE_COMPILE_CACHE: path.join(CACHE, 'node') }
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const named = wanted.flatMap((name) => (name === 'check' ? CHECKS : [name]))
const separate = SEPARATE_GATES[wanted[0] ?? '']
const gates = separate ?? GATES.filter(({ name }) => named.length === 0 || named.includes(name))
// Two concurrent gates with two workers each: a third takes as long, and starves the servers until they return 503.
const slots = createSlots({ size: separate ? 1 : 2, queue: gates.length, timeoutMs: DAY_MS })

forwardSignals(() => process.exit(130))
const ended = new Map<string, Promise<GateResult>>()
for (const gate of gates) ended.set(gate.name, runInTurn(gate))
const results = await Promise.all(ended.values())
await rm(temporary, { recursive: true, force: true })

const seconds = secondsSince(startedAt)
const timing = JSON.stringify({ seconds, gates: results })
await mkdir(CACHE, { recursive: true })
await writeFile(path.join(CACHE, 'test-timing.json'), timing)
if (childEnv()['CI']) console.log(`\n${timing}`)
console.log(`\n${formatSummary(results, seconds)}`)
const isGreen = results.length > 0 && results.every(({ failures }) => failures.length === 0)
process.exit(isGreen ? 0 : 1)

async function runInTurn(gate: Gate): Promise<GateResult> {
  await ended.get(gate.after ?? '')
  const release = await slots.take()
  const start = performance.now()
  console.log(`${gate.name} …`)
  const report = await run(gate).catch((error: unknown) => singleResult(false, errorMessage(error)))
  release?.()
  return { name: gate.name, seconds: secondsSince(start), ...report }
}

async function run(gate: Gate) {
  const [log, reportFile] = ['log', 'json'].map((kind) =>
    path.join(temporary, `${gate.name}.${kind}`),
  ) as [string, string]
  const file = await open(log, 'w')
  const output = gates.length === 1 ? 'terminal' : file.fd
  const code = await exitCode(await startGate(gate, { output, env, reportFile }))
  await file.close()
  console.log(`\n${gate.name}\n${await readFile(log, 'utf8')}`)
  return gate.script === undefined ? readReport(reportFile, code) : singleResult(code === 0)
}
