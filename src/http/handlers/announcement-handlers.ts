import 'server-only'
import { handlersOf } from '#src/http/handler.ts'
import type { Handlers } from '#src/http/handler.ts'
import * as announcement from '#src/services/announcement/announcement-editing.ts'

export const announcementHandlers: Handlers<'announcement'> = handlersOf(announcement)
