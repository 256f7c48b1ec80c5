import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MutationOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Call, CallInput, CallParams } from '#src/contract/call.ts'
import { request } from './client.ts'
import type { CallResult, RequestOptions } from './client.ts'
import { outdatedBy } from './outdated.ts'
import { queriesAt, refreshQueries } from './use-refresh.ts'

type ParamName<C extends Call> = keyof CallParams<C>
/** A call that needs nothing but an id takes the id; others the request, with the parameters and the body that they need. */
type ChangeInput<C extends Call> = C extends { body: z.ZodType } | { headers: readonly string[] }
  ? ChangeRequest<C>
  : [ParamName<C>, 'id'] extends ['id', ParamName<C>]
    ? string
    : ChangeRequest<C>
type ChangeRequest<C extends Call> = RequestOptions<C> &
  ([ParamName<C>] extends [never] ? unknown : { params: CallParams<C> }) &
  (C extends { body: z.ZodType } ? { body: CallInput<C> } : unknown)

type Change<V, T, L> = {
  /** Sends it, where that is not one request of the call. */
  send?: (input: V) => Promise<T>
  optimistic?: (data: L, input: NoInfer<V>) => L
  /** Shown with the response, until the queries are read again. */
  stored?: (data: L, result: NoInfer<T>) => L
  /** The response is the new data of the query with the same path: nothing is read again. */
  isWhole?: true
  /** One after the other. The queries are read again after the last: before, they would show the state without it. */
  isInOrder?: true
} & Pick<MutationOptions, 'gcTime'>

/** Refetches outdated queries before success is shown, and after failures: the state after a lost response is unknown. */
export function useChange<C extends Call, V = ChangeInput<C>, T = CallResult<C>, L = unknown>(
  call: C,
  change: Change<V, T, L> = {},
) {
  return useMutation(changeOptions(useQueryClient(), call, change))
}

type Shown = readonly [QueryKey, unknown][]

export function changeOptions<C extends Call, V = ChangeInput<C>, T = CallResult<C>, L = unknown>(
  client: QueryClient,
  call: C,
  change: Change<V, T, L> = {},
): MutationOptions<T, Error, V, Shown> {
  const { send, optimistic, isWhole, isInOrder, ...settings } = change
  const stored = isWhole ? (_: L, result: T) => result as unknown as L : change.stored
  const outdated = queriesAt(outdatedBy(call.path))
  const mutationKey = [call.method, call.path]
  const show = (update: (data: L) => L) =>
    client.setQueriesData<L>(outdated, (data) => data && update(data))
  return {
    ...settings,
    ...(isInOrder && { mutationKey, scope: { id: call.path } }),
    mutationFn: send ?? ((input) => request(call, requestOf<C>(input)) as Promise<T>),
    onMutate: async (input) => {
      if (!optimistic) return []
      await client.cancelQueries(outdated)
      const before = client.getQueriesData(outdated)
      show((data) => optimistic(data, input))
      return before
    },
    onError: (_error, _input, before = []) => {
      for (const [queryKey, data] of before) client.setQueryData(queryKey, data)
    },
    onSuccess: (result) => stored && show((data) => stored(data, result)),
    onSettled: async () => {
      if (isWhole || (isInOrder && client.isMutating({ mutationKey }) > 1)) return
      await refreshQueries(client, outdated)
    },
  }
}

const requestOf = <C extends Call>(input: unknown) =>
  (typeof input === 'string' ? { params: { id: input } } : input) as RequestOptions<C>
