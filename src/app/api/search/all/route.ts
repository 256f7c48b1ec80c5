import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { searchAll } from '#src/services/search/search-all.ts'

export const GET = route(calls.searchAll, ({ actor, query }) => searchAll({ actor, ...query }))
