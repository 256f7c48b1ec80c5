import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'
import {
  idSchema,
  isoDateSchema,
  requestDateSchema,
  singleLineText,
  multiLineText,
} from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'

/** Body of POST /api/contact (S5-contact-01: all four required). `website` and `elapsed` detect bots. */
export const contactBodySchema = z.strictObject({
  name: singleLineText('Name', LIMITS.contactNameLength),
  email: singleLineText('Email', LIMITS.contactEmailLength).pipe(
    z.email('Email must be a valid address'),
  ),
  subject: singleLineText('Subject', LIMITS.contactSubjectLength),
  message: multiLineText('Message', LIMITS.contactMessageLength),
  /** Honeypot: hidden from people, so only bots fill it in. */
  website: z.string().max(500).optional(),
  /** Milliseconds between the form's first display and sending. */
  elapsed: z.number().min(0).optional(),
})
export type ContactBody = z.infer<typeof contactBodySchema>
export type ContactBodyInput = z.input<typeof contactBodySchema>

export const contactStateSchema = z.enum(['unread', 'read', 'archived', 'spam'])
export type ContactState = z.infer<typeof contactStateSchema>

/** Labels. */
export const CONTACT_STATE_LABELS: Record<ContactState, string> = {
  unread: 'Unread',
  read: 'Read',
  archived: 'Archived',
  spam: 'Spam',
}

export const contactSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  state: contactStateSchema,
  /** When the owner marked it as answered; null if they have not. */
  answeredAt: isoDateSchema.nullable(),
  createdAt: isoDateSchema,
})
export type Contact = z.infer<typeof contactSchema>
export const contactListSchema = z.array(contactSchema)

/** Without `state` every message that is not spam. */
export const contactListQuerySchema = z.strictObject({ state: contactStateSchema.optional() })
export const contactPatchSchema = z.strictObject({ state: contactStateSchema })
/** Messages per call, all or none; their ids fit into a JSON body. Clients split larger changes. */
export const CONTACTS_PER_CHANGE = 20_000

/** PATCH /api/contact: one of a state, when they were answered, or into the trash (true) and back (false). */
export const contactChangeSchema = z
  .strictObject({
    ids: z.array(idSchema).min(1).max(CONTACTS_PER_CHANGE),
    state: contactStateSchema.optional(),
    answeredAt: requestDateSchema.nullable().optional(),
    isDeleted: z.boolean().optional(),
  })
  .refine(
    ({ state, answeredAt, isDeleted }) =>
      [state, answeredAt, isDeleted].filter((value) => value !== undefined).length === 1,
    'Set exactly one of state, answeredAt and isDeleted',
  )
export type ContactChange = z.infer<typeof contactChangeSchema>
export const contactChangeResponseSchema = z.strictObject({ ids: z.array(idSchema) })

export const contactResponseSchema = z.strictObject({ received: z.literal(true) })

/** The tolerant response (tolerant-post-schemas.ts). */
export const tolerantContactSchema = contactSchema.strip().extend({
  name: visibleBidiText,
  email: visibleBidiText,
  subject: visibleBidiText,
  message: visibleBidiText,
  state: contactSchema.shape.state.default('unread'),
  answeredAt: contactSchema.shape.answeredAt.default(null),
})
