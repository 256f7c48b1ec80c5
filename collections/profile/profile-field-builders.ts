import type { ArrayField, Field, RichTextField, TextareaField, TextField } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import type { ProfileListName, ProfileRow, RowField } from '#src/contract/profile/profile-fields.ts'
import { eachRowField, profileFields, profileLists } from '#src/contract/profile/profile-fields.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { toProfileData } from './profile-data.ts'
import { inlineRichText } from '#collections/fields/rich-text-field.ts'
import { selectOptions } from '#collections/fields/select-options.ts'

/** Initial values of the form. They are functions because the content is not part of the database schema. */
export const DEFAULTS = toProfileData(defaultProfile)

type FieldName = keyof typeof DEFAULTS & keyof typeof profileFields
type Described = { label: string; hint: string }

const withDefault = (name: keyof typeof DEFAULTS, { label, hint }: Described) => ({
  name,
  label,
  defaultValue: () => structuredClone(DEFAULTS[name]),
  admin: { description: hint },
})

export const single = (name: FieldName) => withDefault(name, profileFields[name])

export const line = (name: FieldName) =>
  ({
    ...single(name),
    type: 'text',
    required: profileFields[name].isRequired,
    maxLength: profileFields[name].max,
  }) satisfies TextField

export const paragraph = (name: FieldName) =>
  ({
    ...single(name),
    type: 'textarea',
    maxLength: profileFields[name].max,
  }) satisfies TextareaField

export const richText = (name: FieldName) =>
  ({ ...single(name), type: 'richText', editor: inlineRichText() }) satisfies RichTextField

type List = { row: string; description: string; fields: Field[] }

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

type Rules = Record<string, NonNullable<TextField['validate']>>
type Name<L extends ProfileListName> = keyof ProfileRow<L> & string

/** Fields of a row that are named together stand side by side. */
export function rows<L extends ProfileListName>(
  name: L,
  layout: readonly (Name<L> | readonly Name<L>[])[],
  rules: Rules = {},
): ArrayField {
  const { label, row, hint } = profileLists[name]
  const cells = eachRowField(name, (field, key) => cell(key, field, rules[key]))
  const cellOf = (key: Name<L>) => cells[key] ?? []
  const fields = layout.flatMap((part) =>
    typeof part === 'string' ? cellOf(part) : columns(...part.flatMap(cellOf)),
  )
  return { ...withDefault(name, { label, hint }), ...list({ row, description: hint, fields }) }
}

export const columns = (...fields: Field[]): Field => ({ type: 'row', fields })

export function cell(name: string, field: RowField, validate?: TextField['validate']): Field {
  const { label, hint } = field
  const described = { name, label, admin: { description: hint } }
  if ('options' in field) {
    const options = selectOptions(field.options)
    return { ...described, type: 'select', required: true, defaultValue: field.preset, options }
  }
  const text = { ...described, required: field.isRequired, maxLength: field.max }
  if (field.isLong) return { ...text, type: 'textarea' }
  return { ...text, type: 'text', ...(validate && { validate }) } as TextField
}
