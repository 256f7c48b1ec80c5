import { calls } from '#src/contract/api/calls.ts'
import { clientAddress } from '#src/http/client-address.ts'
import { route } from '#src/http/route.ts'
import { searchPublished } from '#src/services/search/search-service.ts'

export const GET = route(calls.search, ({ query, request }) =>
  searchPublished({ ...query, client: clientAddress(request) }),
)
