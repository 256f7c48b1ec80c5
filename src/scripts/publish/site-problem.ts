import { networkProblem } from '#src/lib/network-problem.ts'
import type { RequestError } from '#src/queries/request-error.ts'

export class SiteProblem extends Error {}

const AGAIN = 'Run the command again later. It resumes where it stopped and creates no duplicates.'

export function unreachableProblem(origin: string, cause: unknown): SiteProblem {
  return new SiteProblem(`${origin} could not be reached: ${networkProblem(cause)}. ${AGAIN}`, {
    cause,
  })
}

export function outageProblem(origin: string, status: number): SiteProblem {
  const problem = status === 429 ? 'has rate-limited this token' : `is not available (${status})`
  return new SiteProblem(`${origin} ${problem}. ${AGAIN}`)
}

/** The sentence for a refusal that the next posts would get too; undefined when it concerns one call. */
export function refusalProblem(
  { status, serverMessage = '' }: RequestError,
  { origin, location }: { origin: string; location: string | null },
): SiteProblem | undefined {
  if (status === 401)
    return new SiteProblem(
      `${origin} does not accept this token: it is unknown, revoked or expired. Create one at ${origin}/cms/tokens.`,
    )
  if (status === 403)
    return new SiteProblem(
      `The token is not allowed to do this. ${serverMessage} Create one with the scopes posts and media at ${origin}/cms/tokens.`,
    )
  if (status >= 300 && status < 400)
    return new SiteProblem(
      `${origin} redirects to ${location ?? 'another URL'}: pass that URL to --to.`,
    )
  return undefined
}

export function refusalSentence({ status, serverMessage, fields }: RequestError): string {
  if (status === 412) return 'It was edited on the site during this run. Run the command again.'
  if (status === 413) return serverMessage ?? 'It is larger than the site accepts.'
  const field = Object.values(fields)[0]
  return field ?? serverMessage ?? `The site answered ${status}.`
}
