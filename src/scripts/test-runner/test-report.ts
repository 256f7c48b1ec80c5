import { readFile } from 'node:fs/promises'

/** Result of one Vitest run: counts, a line for each failure and each retried test, and the duration of each file. */
export type SuiteReport = {
  passed: number
  failures: string[]
  /** Passed at the second attempt. */
  retried: string[]
  files: { file: string; seconds: number }[]
}

/** The result of a gate; one that is not a suite has no files. */
export type GateResult = SuiteReport & { name: string; seconds: number }

/** A gate that passes or fails as a whole. */
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
export async function readReport(file: string, exitCode: number): Promise<SuiteReport> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text === '') return singleResult(false, 'The run left no report')
  const report = JSON.parse(text) as SuiteReport
  if (exitCode === 0 || report.failures.length > 0) return report
  return { ...report, failures: [`No test failed, but the run exited with code ${exitCode}`] }
}

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
