import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { JsonAssertionResult, JsonTestResult, JsonTestResults } from 'vitest/node'
import { ROOT } from '#src/scripts/process/run-child.ts'

type SuiteReport = {
  passed: number
  failures: string[]
  retried: string[]
  files: { file: string; seconds: number }[]
}

/** Result of a gate. Gates other than suites have no files. */
export type GateResult = SuiteReport & { name: string; seconds: number }

export const singleResult = (
  isPassed: boolean,
  reason = 'failed: see its output',
): SuiteReport => ({
  passed: isPassed ? 1 : 0,
  failures: isPassed ? [] : [reason],
  retried: [],
  files: [],
})

/** Reads the report of a run. A missing report, or a non-zero exit without a failed test, counts as a failure. */
export async function readReport(reportFile: string, exitCode: number): Promise<SuiteReport> {
  const text = await readFile(reportFile, 'utf8').catch(() => '')
  if (text === '') return singleResult(false, 'The run left no report')
  const { testResults } = JSON.parse(text) as JsonTestResults
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, line: `${baseName(file)}: ${nameOf(test)}` })),
  )
  const passed = tests.filter(({ status }) => status === 'passed')
  const failures = testResults.flatMap(failuresOf)
  if (exitCode !== 0 && failures.length === 0)
    failures.push(`No test failed, but the run exited with code ${exitCode}`)
  return {
    passed: passed.length,
    failures,
    // The report keeps the error of the first attempt.
    retried: passed
      .filter((test) => test.failureMessages?.length)
      .map((test) => `${test.line}: ${reasons(test.failureMessages)}`),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(ROOT, name),
      seconds: Math.round((endTime - startTime) / 10) / 100,
    })),
  }
}

const baseName = ({ name }: JsonTestResult) => path.basename(name)
const nameOf = ({ ancestorTitles, title }: JsonAssertionResult) =>
  [...ancestorTitles, title].filter(Boolean).join(' > ')
const firstLine = (text = '') => text.split('\n')[0] ?? ''

/** The first line, the element a browser waited for, and the line of the test: a run elsewhere leaves nothing more. */
const reasonOf = (error: string) =>
  [
    firstLine(error),
    /- (waiting for [^\n\u001B]*)/.exec(error)?.[1],
    /[\w-]+\.(?:test|spec)\.\w+:\d+/.exec(error)?.[0],
  ]
    .filter(Boolean)
    .join(', ')
const reasons = (errors: readonly string[] | null) => errors?.map(reasonOf).join('; then ')

/** A skipped test proves nothing, so it counts as failed. The long ones run elsewhere. */
function failuresOf(file: JsonTestResult): string[] {
  const failed = file.assertionResults
    .filter(({ status }) => status !== 'passed')
    .filter((test) => test.status !== 'skipped' || !isLong(test))
    .map((test) => `${nameOf(test)}: ${reasons(test.failureMessages) || test.status}`)
  const isBroken = file.status === 'failed' && (file.message !== '' || failed.length === 0)
  const broken = isBroken ? [`as a whole: ${firstLine(file.message) || 'a hook failed'}`] : []
  return [...failed, ...broken].map((line) => `${baseName(file)}: ${line}`)
}

/** A statement of the specification is proven by `npm test`, not only by `npm run test:long`. */
const isLong = (test: JsonAssertionResult) =>
  test.tags.includes('long') && !nameOf(test).includes('[S')

const SLOWEST = 10

/** The end of `npm test`: gates with their seconds, the slowest files, retried tests and failures by name, and the totals. */
export function formatSummary(results: readonly GateResult[], seconds: number): string {
  const passed = results.reduce((total, result) => total + result.passed, 0)
  const failed = results.reduce((total, result) => total + result.failures.length, 0)
  const slowest = results
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
  return [
    ...results.map(gateLine),
    `  in all ${time(seconds)}`,
    ...(slowest.length > 0 ? ['', 'Slowest files'] : []),
    ...slowest.map((file) => `  ${time(file.seconds)}  ${file.file}`),
    ...results.flatMap(({ name, retried }) =>
      retried.map((test) => `\n  ${name} passed at the second attempt: ${test}`),
    ),
    // Repeated at the end, where readers of long output look first.
    ...results.flatMap(({ name, failures }) => failures.map((failure) => `\n  ${name} ${failure}`)),
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

const gateLine = ({ name, passed, failures, seconds }: GateResult) =>
  `  ${failures.length === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${time(seconds)}  ${passed} passed, ${failures.length} failed`

const time = (seconds: number) => `${seconds.toFixed(1).padStart(6)} s`
