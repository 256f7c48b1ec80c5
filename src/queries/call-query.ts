import { queryOptions } from '@tanstack/react-query'
import type { QueryFunction, QueryKey, UndefinedInitialDataOptions } from '@tanstack/react-query'
import type { Call } from '#src/contract/call.ts'
import { request } from './client.ts'
import type { CallResult, RequestOptions } from './client.ts'

type QueryInput<C extends Call> = Pick<RequestOptions<C>, 'params' | 'query' | 'body'>
type QuerySettings<T> = Partial<
  Omit<UndefinedInitialDataOptions<NoInfer<T>, Error, NoInfer<T>, QueryKey>, 'queryFn'>
> & { queryFn?: QueryFunction<T> }

/** The key is path and input: `['/api/projects/{id}', { params: { id } }]`. `settings`: `staleTime: 0` rereads on mount. */
export function callQuery<C extends Call, T = CallResult<C>>(
  call: C,
  input: QueryInput<C> = {},
  settings: QuerySettings<T> = {},
) {
  return queryOptions<NoInfer<T>, Error, NoInfer<T>, QueryKey>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => request(call, { ...input, signal }) as Promise<T>,
    ...settings,
  })
}
