import type { ArrayField, Field, RichTextField, TextareaField, TextField } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { toProfileData } from './profile-data.ts'
import { inlineRichText } from './rich-text.ts'

/** What the form shows until something is saved. As functions: the content is no part of the database schema. */
export const DEFAULTS = toProfileData(defaultProfile)

type Described = { name: keyof typeof DEFAULTS; label?: string; description: string }

export const withDefault = ({ name, label, description }: Described) => ({
  name,
  ...(label === undefined ? {} : { label }),
  defaultValue: () => structuredClone(DEFAULTS[name]),
  admin: { description },
})

type Line = Described & { isRequired?: boolean; maxLength?: number }

export const line = ({ isRequired = false, maxLength = LIMITS.profileLineLength, ...rest }: Line) =>
  ({ ...withDefault(rest), type: 'text', required: isRequired, maxLength }) satisfies TextField

export const paragraph = (described: Described) =>
  ({
    ...withDefault(described),
    type: 'textarea',
    maxLength: LIMITS.profileTextLength,
  }) satisfies TextareaField

export const richText = (described: Described) =>
  ({
    ...withDefault(described),
    type: 'richText',
    editor: inlineRichText(),
  }) satisfies RichTextField

type List = { row: string; description: string; fields: Field[] }

/** A list whose rows are closed, and named by their entry. */
export const list = ({ row, description, fields }: List) => ({
  type: 'array' as const,
  maxRows: LIMITS.profileRows,
  labels: { singular: row, plural: row },
  admin: {
    description,
    initCollapsed: true,
    components: { RowLabel: '/src/payload-ui/row-label.tsx#RowLabel' },
  },
  fields,
})

export const rows = (input: Described & List) =>
  ({ ...withDefault(input), ...list(input) }) satisfies ArrayField

/** Fields beside each other, where there is space. */
export const beside = (...fields: Field[]): Field => ({ type: 'row', fields })

export const cell = (name: string, description: string, isRequired = false): Field => ({
  name,
  type: 'text',
  required: isRequired,
  maxLength: LIMITS.profileLineLength,
  admin: { description },
})
