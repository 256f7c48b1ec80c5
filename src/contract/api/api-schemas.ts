import { z } from 'zod'
import type { Call } from '#src/contract/call.ts'
import { ACCOUNT_FIELD_DESCRIPTIONS } from './account-field-descriptions.ts'
import { apiObjects } from './api-objects.ts'
import { calls } from './calls.ts'
import { FIELD_DESCRIPTIONS } from './field-descriptions.ts'

export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  format?: string
  enum?: string[]
  const?: unknown
  maxLength?: number
  additionalProperties?: JsonSchema | boolean
}
type Direction = 'input' | 'output'
type Converted = JsonSchema & { $defs?: Record<string, JsonSchema> }

const REFERENCE = '#/components/schemas/'
const names = z.registry<{ id: string }>()
for (const [id, [schema]] of Object.entries(apiObjects)) names.add(schema, { id })

const descriptions = { ...FIELD_DESCRIPTIONS, ...ACCOUNT_FIELD_DESCRIPTIONS }
const descriptionOf = (...keys: string[]) =>
  keys.map((key) => descriptions[key]).find((text) => text !== undefined)

export class ApiSchemas {
  /** Objects by name. If requests need not have all fields of responses, `…Input` is the object in a request. */
  readonly objects: Record<string, JsonSchema> = {}

  schemaOf(schema: z.ZodType, direction: Direction, owner: string): JsonSchema {
    const { $defs = {}, ...root } = convert(schema, direction)
    const renamed = Object.fromEntries(
      Object.entries($defs).map(([name, object]) => [name, nameOf(name, object, direction)]),
    )
    for (const [name, object] of Object.entries($defs)) {
      const [, description = ''] = apiObjects[name] ?? []
      const described = describe(object, [name], renamed)
      this.objects[renamed[name] ?? name] = { description, ...described }
    }
    return describe(root, [owner], renamed)
  }
}

export const referredName = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.replace(REFERENCE, '').replace(/Input$/, '')

function convert(schema: z.core.$ZodType, io: Direction): Converted {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: names,
    // The result of a transformation has no schema: it has the type of its source.
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      if (def.type === 'pipe' && Object.keys(jsonSchema).length === 0)
        Object.assign(jsonSchema, convert(def.in, 'input'))
    },
  })
  void $schema
  return json as Converted
}

const responded = Object.assign(
  {},
  ...Object.values<Call>(calls).map(
    ({ response }) => response && convert(response, 'output').$defs,
  ),
) as Record<string, JsonSchema>

function nameOf(name: string, object: JsonSchema, direction: Direction): string {
  const other = direction === 'input' ? responded[name] : undefined
  return other && String(other.required) !== String(object.required) ? `${name}Input` : name
}

/** Adds descriptions to the fields, and leaves out patterns that `format` already says. */
function describe(
  schema: JsonSchema,
  path: readonly string[],
  renamed: Record<string, string>,
): JsonSchema {
  const inside = (part: JsonSchema) => describe(part, path, renamed)
  const { $ref, properties, items, anyOf, additionalProperties, ...rest } = schema
  if ($ref !== undefined) {
    const name = $ref.replace('#/$defs/', '')
    return { $ref: `${REFERENCE}${renamed[name] ?? name}` }
  }
  if (rest.format !== undefined) Reflect.deleteProperty(rest, 'pattern')
  return {
    ...rest,
    ...(properties && { properties: describeFields(properties, path, renamed) }),
    ...(items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'boolean'
          ? additionalProperties
          : inside(additionalProperties),
    }),
  }
}

const describeFields = (
  properties: Record<string, JsonSchema>,
  path: readonly string[],
  renamed: Record<string, string>,
) =>
  Object.fromEntries(
    Object.entries(properties).map(([field, value]) => {
      const [owner = '', ...within] = [...path, field]
      const inner = within.join('.')
      const text = descriptionOf(`${owner}.${inner}`, inner, `${path.at(-1)}.${field}`, field)
      const described = describe(value, [...path, field], renamed)
      return [field, { ...described, ...(text !== undefined && { description: text }) }]
    }),
  )
