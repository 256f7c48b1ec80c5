import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'
import { multiLineText, singleLineText } from '#src/contract/text-schemas.ts'
import { encodeMailText } from './mail-text.ts'
import { defineCall, reading } from '#src/contract/call.ts'

export const savedAnswerBodySchema = z.strictObject({
  title: singleLineText('Title', LIMITS.savedAnswerTitleLength),
  text: multiLineText('Text', LIMITS.savedAnswerTextLength).refine(
    // Encoded, a space takes three characters and a letter outside of ASCII six or more.
    (text) => encodeMailText(text).length <= LIMITS.savedAnswerEncodedLength,
    'Text is too long for mail programs. Shorten it.',
  ),
})

const savedAnswerSchema = z.strictObject({ title: z.string(), text: z.string() })
export type SavedAnswer = z.infer<typeof savedAnswerSchema>

export const PLACEHOLDERS = { firstName: '{first name}', ownerName: '{my name}' } as const

/** Until the owner has saved others. */
export const DEFAULT_SAVED_ANSWERS: SavedAnswer[] = [
  {
    title: 'Thank you, I will reply soon',
    text: `Hello ${PLACEHOLDERS.firstName},

thank you for your message. I have read it and will reply in the next few days.

Best regards
${PLACEHOLDERS.ownerName}`,
  },
  {
    title: 'Not available at the moment',
    text: `Hello ${PLACEHOLDERS.firstName},

thank you for thinking of me. I am not available for new work at the moment, and I would rather say so now than keep you waiting.

Best regards
${PLACEHOLDERS.ownerName}`,
  },
  {
    title: 'Let’s talk: suggest a time',
    text: `Hello ${PLACEHOLDERS.firstName},

thank you for your message. I would like to hear more: could you suggest two or three times for a call of half an hour, with your time zone?

Best regards
${PLACEHOLDERS.ownerName}`,
  },
]

export const savedAnswerCalls = {
  listSavedAnswers: defineCall({
    ...reading,
    path: '/api/contact/answers',
    summary: 'List the saved answers. Before the first save there are three examples',
    response: z.array(savedAnswerSchema),
  }),
  replaceSavedAnswers: defineCall({
    method: 'PUT',
    path: '/api/contact/answers',
    summary: 'Replace all saved answers',
    body: z.strictObject({
      answers: z
        .array(savedAnswerBodySchema)
        .max(LIMITS.savedAnswers, `There can be at most ${LIMITS.savedAnswers} saved answers`),
    }),
    response: z.array(savedAnswerSchema),
  }),
} as const
