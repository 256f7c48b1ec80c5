import { calls } from '#src/contract/api/calls.ts'
import { downloadResponse } from '#src/http/download-response.ts'
import { route } from '#src/http/route.ts'
import { exportContacts } from '#src/services/contacts/contact-export.ts'

export const GET = route(calls.exportContacts, async ({ actor }) => {
  const { name, text } = await exportContacts({ actor })
  return downloadResponse({ name, type: 'text/csv; charset=utf-8', body: text })
})
