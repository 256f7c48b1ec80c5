import { calls } from '#src/contract/api/calls.ts'
import { downloadResponse } from '#src/http/download-response.ts'
import { route } from '#src/http/route.ts'
import { exportMessages } from '#src/services/messages/message-export.ts'

export const GET = route(calls.exportMessages, async ({ actor }) => {
  const { name, text } = await exportMessages({ actor })
  return downloadResponse({ name, type: 'text/csv; charset=utf-8', body: text })
})
