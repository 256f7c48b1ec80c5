import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { childEnv } from '#src/env.ts'
import type { SuiteReport } from './test-report.ts'

type Failed = { errors: () => readonly { message?: string }[] }

/**
 * A Vitest reporter that writes the results for `npm test` to the file named by TEST_REPORT: counts, a line for each
 * failure, what passed at the second attempt, and the seconds of each file including imports and hooks.
 */
export default function vitestReporter(): Reporter {
  return {
    onTestRunEnd(modules, unhandled) {
      const cases = modules.flatMap((module) => [...module.children.allTests()])
      const report: SuiteReport = {
        passed: cases.filter((test) => test.result().state === 'passed').length,
        failures: [
          ...modules.flatMap(failuresOf),
          ...unhandled.map(({ message }) => `unhandled error: ${firstLine(message)}`),
        ],
        retried: cases
          .filter((test) => test.diagnostic()?.flaky)
          .map((test) => `${path.basename(test.module.moduleId)}: ${test.fullName}`),
        files: modules.map((module) => ({
          file: module.relativeModuleId,
          seconds: secondsOf(module),
        })),
      }
      writeFileSync(childEnv()['TEST_REPORT'] ?? '', JSON.stringify(report))
    },
  }
}

function secondsOf(module: TestModule): number {
  const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  const milliseconds = prepareDuration + collectDuration + setupDuration + duration
  return Math.round(milliseconds / 10) / 100
}

/** A statement of the specification is proven by `npm test`, not only by `npm run test:long`. */
const isLong = ({ tags, fullName }: TestCase) => tags.includes('long') && !fullName.includes('[S')

/** A skipped test proves nothing, so it counts as failed. The long ones run elsewhere. */
function failuresOf(module: TestModule): string[] {
  const name = path.basename(module.moduleId)
  const line = (what: string, why?: string) => `${name}: ${what}: ${firstLine(why)}`
  const broken = (one: Failed, what: string) =>
    one.errors().map(({ message }) => line(what, message))
  return [
    ...[...module.children.allTests()].flatMap((test) => {
      const { state, errors } = test.result()
      return state === 'passed' || (state === 'skipped' && isLong(test))
        ? []
        : [line(test.fullName, errors?.[0]?.message ?? state)]
    }),
    ...[...module.children.allSuites()].flatMap((suite) => broken(suite, suite.fullName)),
    ...broken(module, 'as a whole'),
  ]
}

const firstLine = (text = '') => text.split('\n')[0] ?? ''
