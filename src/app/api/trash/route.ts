import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listTrash } from '#src/services/trash/trash-list.ts'

export const GET = route(calls.listTrash, ({ actor }) => listTrash({ actor }))
