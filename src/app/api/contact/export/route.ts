import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { csvResponse } from '#src/http/csv-response.ts'
import { exportContacts } from '#src/services/contact-export.ts'

export const GET = route(calls.exportContacts, async ({ actor }) =>
  csvResponse(await exportContacts({ actor })),
)
