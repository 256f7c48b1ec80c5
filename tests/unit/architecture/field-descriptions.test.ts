import type { CollectionConfig, Field } from 'payload'
import { expect, it } from 'vitest'
import config from '#payload-config'

type NamedField = { name: string; description?: unknown; hidden?: boolean; disabled?: boolean }

/** Payload's own fields explain themselves. */
const OWN_OF_PAYLOAD = ['createdAt', 'updatedAt', 'deletedAt', '_status', 'sessions']

/** The fields that a form shows. */
const visibleFields = (fields: readonly Field[]): NamedField[] =>
  fields
    .flatMap((field) => ('name' in field ? { name: field.name, ...(field.admin as object) } : []))
    .filter(
      ({ name, hidden, disabled }: NamedField) =>
        hidden !== true && disabled !== true && !OWN_OF_PAYLOAD.includes(name),
    )

const { collections } = await config
const own = collections.filter(
  ({ slug, admin }) => !slug.startsWith('payload-') && admin.hidden !== true,
)

it.each(own.map((one) => [one.slug, one as CollectionConfig] as const))(
  'the built-in admin describes %s and every field of its form, and lists more than two columns',
  (_slug, { admin, fields }) => {
    const shown = visibleFields(fields)
    expect(shown.length).toBeGreaterThan(1)
    expect(shown.filter(({ description }) => typeof description !== 'string')).toEqual([])
    expect(admin?.description).toBeTypeOf('string')
    expect(admin?.defaultColumns?.length).toBeGreaterThan(2)
  },
)
