import { describe, expect, it } from 'vitest'
import { ACCOUNT_FIELD_DESCRIPTIONS } from '#src/contract/api/account-field-descriptions.ts'
import { apiObjects } from '#src/contract/api/api-objects.ts'
import { apiReference } from '#src/contract/api/api-reference.ts'
import { FIELD_DESCRIPTIONS } from '#src/contract/api/field-descriptions.ts'
import { openApiDocument } from '#src/contract/api/openapi.ts'

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null

/** Each object inside of a document, with its path. */
function objectsIn(value: Json, path: string): [path: string, object: Record<string, Json>][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, part]) => objectsIn(part, `${path}/${key}`))
  return Array.isArray(value) ? inner : [[path, value], ...inner]
}
const objects = objectsIn(JSON.parse(JSON.stringify(openApiDocument())) as Json, '')
const withoutFields = ({ type, properties, additionalProperties }: Record<string, Json>) =>
  type === 'object' && !properties && additionalProperties !== undefined

describe('OpenAPI', () => {
  it('describes each field of each object', () => {
    const fields = objects.filter(([path]) => /\/properties\/[^/]+$/.test(path))
    expect(fields.length).toBeGreaterThan(400)
    const bare = fields.filter(
      ([path, field]) => !field['description'] && !path.includes('multipart'),
    )
    expect(bare.map(([path]) => path)).toEqual([])
  })

  it('uses each description', () => {
    const used = new Set(objects.map(([, { description }]) => description))
    const known = { ...FIELD_DESCRIPTIONS, ...ACCOUNT_FIELD_DESCRIPTIONS }
    expect(Object.values(known).filter((description) => !used.has(description))).toEqual([])
  })

  it('has no object without its shape, except a JSON Resume and the fields of an error', () => {
    const bare = objects.filter(([, object]) => withoutFields(object)).map(([path]) => path)
    expect(bare).toEqual([
      '/paths//api/profile/import/post/requestBody/content/application/json/schema',
      '/components/schemas/Error/properties/fields',
    ])
  })

  it('uses each named object', () => {
    const references = objects.flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []))
    const used = new Set(references.map((name) => name.replace(/^.*\/|Input$/g, '')))
    expect(Object.keys(apiObjects).filter((name) => !used.has(name))).toEqual([])
  })
})

const text = apiReference()

it('the reference has a section for each object that it links to', () => {
  const targets = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor)
  const anchors = new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
  expect(targets.filter((anchor) => !anchors.has(anchor ?? ''))).toEqual([])
})
