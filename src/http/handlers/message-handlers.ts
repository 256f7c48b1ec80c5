import 'server-only'
import { clientAddress } from '#src/http/client-address.ts'
import { downloadResponse } from '#src/http/download-response.ts'
import type { Handlers } from '#src/http/handler.ts'
import { changeMessages } from '#src/services/messages/message-bulk.ts'
import { exportMessages } from '#src/services/messages/message-export.ts'
import { createMessage, listMessages } from '#src/services/messages/message-service.ts'
import {
  listSavedAnswers,
  replaceSavedAnswers,
} from '#src/services/messages/saved-answers-service.ts'

export const messageHandlers: Handlers<'messages'> = {
  createMessage: ({ body, key }, request) =>
    createMessage({ body, key, client: clientAddress(request) }),
  listMessages,
  changeMessages,
  exportMessages: async (input) => {
    const { name, text } = await exportMessages(input)
    return downloadResponse({ name, type: 'text/csv; charset=utf-8', body: text })
  },
  listSavedAnswers,
  replaceSavedAnswers,
}
