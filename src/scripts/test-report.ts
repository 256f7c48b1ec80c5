import { readFile } from 'node:fs/promises'

export type Tally = { passed: number; failed: number }

type Report = {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

/**
 * Counts of one run of Vitest from its JSON report. A file that could not be loaded has no tests to fail,
 * so it counts as one; so does a run that ended badly with nothing failed, or without a report.
 */
export async function tallyOf(file: string, exitCode: number): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text === '') return { passed: 0, failed: 1 }
  const report = JSON.parse(text) as Report
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  const hasUnnamedFailure = failed === 0 && (exitCode !== 0 || !report.success)
  return { passed: report.numPassedTests, failed: hasUnnamedFailure ? 1 : failed }
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})
