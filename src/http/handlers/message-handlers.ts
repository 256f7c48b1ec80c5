import 'server-only'
import { handlersOf } from '#src/http/handler.ts'
import type { Handlers } from '#src/http/handler.ts'
import { changeMessages } from '#src/services/messages/message-bulk.ts'
import { exportMessages } from '#src/services/messages/message-export.ts'
import * as messages from '#src/services/messages/message-service.ts'
import * as savedAnswers from '#src/services/messages/saved-answers-service.ts'

export const messageHandlers: Handlers<'messages'> = {
  ...handlersOf(messages),
  ...handlersOf(savedAnswers),
  changeMessages,
  exportMessages,
}
