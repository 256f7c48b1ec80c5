import { calls } from '#src/contract/api/calls.ts'
import { callFinder } from '#src/contract/call-finder.ts'
import type { Call } from '#src/contract/call.ts'

const find = callFinder<Call>(Object.values(calls))

/** The methods of a documented path (HEAD goes with GET); undefined for any other path. */
export const allowedMethods = (path: string): string[] | undefined =>
  find(path)?.calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))

/** Whether the contract declares that a call changes public pages. */
export const invalidatesPages = (method: string, path: string): boolean =>
  find(path)?.calls.some((call) => call.method === method && call.refresh === 'public') ?? false
