import type { ArrayField, Field, RichTextField, TextareaField, TextField } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import type { ProfileListName } from '#src/contract/profile/profile-fields.ts'
import { profileFields, profileLists } from '#src/contract/profile/profile-fields.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { toProfileData } from './profile-data.ts'
import { inlineRichText } from '#collections/fields/rich-text-field.ts'

/** Initial values of the form. They are functions because the content is not part of the database schema. */
export const DEFAULTS = toProfileData(defaultProfile)

type FieldName = keyof typeof DEFAULTS & keyof typeof profileFields
type Described = { label: string; hint: string; isRequired: boolean; max: number }

const withDefault = (
  name: keyof typeof DEFAULTS,
  { label, hint }: Pick<Described, 'label' | 'hint'>,
) => ({
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

export const rows = (name: ProfileListName, fields: Field[]) => {
  const { label, row, hint } = profileLists[name]
  return {
    ...withDefault(name, { label, hint }),
    ...list({ row, description: hint, fields }),
  } satisfies ArrayField
}

export const columns = (...fields: Field[]): Field => ({ type: 'row', fields })

export const cell = (name: string, { label, hint, isRequired, max }: Described): TextField => ({
  name,
  label,
  type: 'text',
  required: isRequired,
  maxLength: max,
  admin: { description: hint },
})
