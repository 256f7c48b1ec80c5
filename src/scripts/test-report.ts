import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** `failures` names what failed, a line each; a gate that is no suite has none. */
export type Tally = { passed: number; failed: number; failures: string[] }

type Test = { status: string; fullName: string; failureMessages: string[] }
type TestFile = { name: string; status: string; message: string; assertionResults: Test[] }
type Report = {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: TestFile[]
}

/**
 * Counts of one run of Vitest from its JSON report. A file that could not be loaded has no tests to fail,
 * so it counts as one; so does a run that ended badly with nothing failed, or without a report.
 */
export async function tallyOf(file: string, exitCode: number): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text === '') return { passed: 0, failed: 1, failures: ['The run left no report'] }
  const report = JSON.parse(text) as Report
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  const hasUnnamedFailure = failed === 0 && (exitCode !== 0 || !report.success)
  if (hasUnnamedFailure)
    return {
      passed: report.numPassedTests,
      failed: 1,
      failures: [`No test failed, and the run ended with ${exitCode}`],
    }
  return {
    passed: report.numPassedTests,
    failed,
    failures: [...report.testResults.flatMap(failedTests), ...broken.map(brokenFile)],
  }
}

const failedTests = (file: TestFile) =>
  file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => lineOf(file, fullName, failureMessages[0] ?? ''))

const brokenFile = (file: TestFile) => lineOf(file, 'as a whole', file.message)

const lineOf = ({ name }: TestFile, what: string, why: string) =>
  `${path.basename(name)}: ${what}: ${why.split('\n')[0]}`

export const sum = (tallies: readonly Tally[]) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})
