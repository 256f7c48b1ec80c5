import { z } from 'zod'
import { emailAddressSchema, INVALID_EMAIL, withAsciiDomain } from '#src/contract/email-address.ts'
import { LIMITS } from '#src/contract/limits.ts'
import {
  idSchema,
  isoDateSchema,
  nameOf,
  requestDateSchema,
  singleLineText,
  multiLineText,
} from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'

/** Body of POST /api/contact (S5-contact-01: all four required). `website` and `elapsed` detect bots. */
export const messageBodySchema = z.strictObject({
  name: singleLineText('Name', LIMITS.contactNameLength),
  email: singleLineText('Email', LIMITS.contactEmailLength)
    .overwrite(withAsciiDomain)
    .pipe(emailAddressSchema.max(LIMITS.contactEmailLength, INVALID_EMAIL)),
  subject: singleLineText('Subject', LIMITS.contactSubjectLength),
  message: multiLineText('Message', LIMITS.contactMessageLength),
  website: z.string().max(500).optional(),
  elapsed: z.number().min(0).optional(),
})
export type MessageBody = z.infer<typeof messageBodySchema>
export type MessageBodyInput = z.input<typeof messageBodySchema>

export const MESSAGE_STATE_LABELS = {
  unread: 'Unread',
  read: 'Read',
  archived: 'Archived',
  spam: 'Spam',
} as const
export type MessageState = keyof typeof MESSAGE_STATE_LABELS
export const messageStateSchema = nameOf(MESSAGE_STATE_LABELS)

const messageSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  state: messageStateSchema,
  answeredAt: isoDateSchema.nullable(),
  createdAt: isoDateSchema,
})
export type Message = z.infer<typeof messageSchema>
export const messageListSchema = z.array(messageSchema)

/** Messages per call, all or none; their ids fit into a JSON body. Clients split larger changes. */
export const MESSAGES_PER_CHANGE = 20_000

export const messageChangeSchema = z
  .strictObject({
    ids: z.array(idSchema).min(1).max(MESSAGES_PER_CHANGE),
    state: messageStateSchema.optional(),
    answeredAt: requestDateSchema.nullable().optional(),
    isDeleted: z.boolean().optional(),
  })
  .refine(
    ({ state, answeredAt, isDeleted }) =>
      [state, answeredAt, isDeleted].filter((value) => value !== undefined).length === 1,
    'Set exactly one of state, answeredAt and isDeleted',
  )
export type MessageChange = z.infer<typeof messageChangeSchema>

export const tolerantMessageSchema = messageSchema.strip().extend({
  name: visibleBidiText,
  email: visibleBidiText,
  subject: visibleBidiText,
  message: visibleBidiText,
  state: messageSchema.shape.state.default('unread'),
  answeredAt: messageSchema.shape.answeredAt.default(null),
})
