import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { listTrash } from '#src/services/trash-list.ts'

export const GET = route(calls.listTrash, ({ actor }) => listTrash({ actor }))
