import type { GlobalConfig } from 'payload'
import {
  DEFAULT_SAVED_ANSWERS,
  PLACEHOLDERS,
  savedAnswerBodySchema,
} from '#src/contract/messages/saved-answer-calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { isAdmin } from '#collections/access.ts'
import { lockGlobal } from '#collections/hooks/lock-global.ts'

/** The owner's texts for replies to contact messages; the examples until others are saved. */
export const savedAnswersGlobal: GlobalConfig = {
  slug: 'saved-answers',
  versions: false,
  label: 'Saved answers',
  access: { read: isAdmin, update: isAdmin },
  hooks: { beforeOperation: [lockGlobal] },
  admin: {
    group: 'Site',
    description: `Texts to choose from when you reply to a message in /cms/contacts. ${PLACEHOLDERS.firstName} becomes the sender’s first name, ${PLACEHOLDERS.ownerName} yours.`,
  },
  fields: [
    {
      name: 'answers',
      type: 'array',
      maxRows: LIMITS.savedAnswers,
      labels: { singular: 'Answer', plural: 'Answers' },
      admin: { description: 'In the order of the menu.' },
      defaultValue: DEFAULT_SAVED_ANSWERS,
      fields: [
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: LIMITS.savedAnswerTitleLength,
          validate: validated('title'),
          admin: { description: 'Name in the list of answers. Not sent.' },
        },
        {
          name: 'text',
          type: 'textarea',
          required: true,
          maxLength: LIMITS.savedAnswerTextLength,
          validate: validated('text'),
          admin: { description: 'The text that starts the reply, above the quoted message.' },
        },
      ],
    },
  ],
}

function validated(field: keyof typeof savedAnswerBodySchema.shape) {
  return (value: unknown) => {
    const { error } = savedAnswerBodySchema.shape[field].safeParse(value)
    return error?.issues[0]?.message ?? true
  }
}
