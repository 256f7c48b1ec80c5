import { z } from 'zod'

export const changeSubjectSchema = z.enum([
  'posts',
  'projects',
  'media',
  'messages',
  'resumes',
  'imports',
  'activity',
  'sessions',
  'tokens',
  'backups',
  'profile',
  'announcement',
  'appearance',
  'settings',
  'redirects',
])
export type ChangeSubject = z.infer<typeof changeSubjectSchema>

/** Sent when a stream opens, and after the server may have missed changes. */
const streamStateSchema = z.object({
  /** For how many milliseconds the server has been notified of every change. */
  completeFor: z.number().min(0),
  changed: z.partialRecord(changeSubjectSchema, z.number().min(0)),
})

/** The subjects that have changed, each with the ids of the requests behind it; empty for a change by none. */
const changeSchema = z.partialRecord(changeSubjectSchema, z.array(z.string()))

/** One event of the stream; a beat says only that the connection works. */
export const streamEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('state'), data: streamStateSchema }),
  z.object({ type: z.literal('change'), data: changeSchema }),
  z.object({ type: z.literal('beat'), data: z.null() }),
])
export type StreamEvent = z.infer<typeof streamEventSchema>
