import { Range, satisfies } from 'semver'
import { z } from 'zod'
import { parseJson } from '#src/lib/json-record.ts'

const SERIOUS = ['high', 'critical']

const advisorySchema = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
})
type Advisory = z.infer<typeof advisorySchema>

/** `npm audit --json`, version 2: `via` names another package where the fault is in a dependency. */
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisorySchema])) }),
  ),
})
const refusalSchema = z.object({ message: z.string() })

/** Returns High and Critical advisories, or why the registry did not answer. */
export function readAuditReport(json: string): { advisories: Advisory[] } | { refusal: string } {
  const parsed = parseJson(json)
  const report = reportSchema.safeParse(parsed)
  if (!report.success) {
    const { data } = refusalSchema.safeParse(parsed)
    return { refusal: data?.message ?? 'its answer is not an audit report' }
  }
  const found = Object.values(report.data.vulnerabilities).flatMap(({ via }) => via)
  const serious = found
    .filter((each) => typeof each !== 'string')
    .filter(({ severity }) => SERIOUS.includes(severity))
  return { advisories: [...new Map(serious.map((each) => [each.url + each.name, each])).values()] }
}

/** First version after `installed` outside of the affected `range`; undefined if the advisory names none. */
export function fixedVersion(range: string, installed: string): string | undefined {
  const part = range
    .split('||')
    .find((each) => satisfies(installed, each, { includePrerelease: true }))
  if (part === undefined) return undefined
  const upper = new Range(part).set[0]?.find(({ operator }) => operator === '<')
  return upper?.semver.version
}
