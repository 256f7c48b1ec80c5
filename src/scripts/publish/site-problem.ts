import { networkProblem } from '#src/lib/http/network-problem.ts'
import type { RequestError } from '#src/queries/request-error.ts'

/** Ends the whole run; its message is for the terminal. */
export class SiteProblem extends Error {}

const AGAIN = 'Run this again later: it goes on where it stopped, and doubles nothing.'

export function unreachableProblem(origin: string, cause: unknown): SiteProblem {
  return new SiteProblem(`${origin} could not be reached: ${networkProblem(cause)}. ${AGAIN}`, {
    cause,
  })
}

export function outageProblem(origin: string, status: number): SiteProblem {
  const said =
    status === 429
      ? 'allows no more requests of this token for now'
      : `is not available (${status})`
  return new SiteProblem(`${origin} ${said}. ${AGAIN}`)
}

/** The sentence for a refusal that the next posts would get too; undefined when it concerns one call. */
export function refusalProblem(
  { status, serverMessage = '' }: RequestError,
  { origin, location }: { origin: string; location: string | null },
): SiteProblem | undefined {
  if (status === 401)
    return new SiteProblem(
      `${origin} does not accept this token: it is unknown, revoked or ended. Make one at ${origin}/cms/tokens.`,
    )
  if (status === 403)
    return new SiteProblem(
      `The token is not allowed to do this. ${serverMessage} Make one with the scopes posts and media at ${origin}/cms/tokens.`,
    )
  if (status >= 300 && status < 400)
    return new SiteProblem(
      `${origin} redirects to ${location ?? 'another address'}: give that address to --to.`,
    )
  return undefined
}

/** Why a post or a file was refused, in one sentence. */
export function refusalSentence({ status, serverMessage, fields }: RequestError): string {
  if (status === 412) return 'It was saved on the site while this ran. Run this again.'
  if (status === 413) return serverMessage ?? 'It is larger than the site accepts.'
  const field = Object.values(fields)[0]
  return field ?? serverMessage ?? `The site answered ${status}.`
}
