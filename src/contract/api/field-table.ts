import { referredName } from './api-schemas.ts'
import type { JsonSchema } from './api-schemas.ts'

/** `request`: the object in requests, if it differs. */
export function objectSection(name: string, object: JsonSchema, request = object): string {
  return `### ${name}\n\n${object.description ?? ''}\n\n${fieldTable(object, request)}`
}

/** Inner fields have a dot. `request` lists the fields that a request needs. */
export const fieldTable = (object: JsonSchema, request?: JsonSchema): string =>
  ['| Field | Type | Description |', '| --- | --- | --- |', ...rows(object, '', request)].join('\n')

function rows(object: JsonSchema, prefix: string, request = object): string[] {
  return Object.entries(object.properties ?? {}).flatMap(([name, field]) => {
    const isOptional = !request.required?.includes(name)
    const description = `${isOptional ? 'Optional. ' : ''}${capital(field.description ?? '')}`
    const path = `${prefix}${name}`
    return [
      `| \`${path}\` | ${typeName(field)} | ${description} |`,
      ...innerObjects(field).flatMap((inner) => rows(inner, `${path}.`)),
    ]
  })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const innerObjects = (field: JsonSchema): JsonSchema[] => {
  if (field.properties) return [field]
  if (field.items) return innerObjects(field.items)
  return (field.anyOf ?? []).flatMap(innerObjects)
}

export function typeName(field: JsonSchema): string {
  const name = referredName(field)
  if (name !== undefined) return `[${name}](#${name.toLowerCase()})`
  if (field.anyOf) return [...new Set(field.anyOf.map(typeName))].join(' or ')
  if (field.enum) return field.enum.map((value) => `\`${value}\``).join(', ')
  if (Array.isArray(field.type)) return field.type.join(' or ')
  if (field.const !== undefined) return `\`${JSON.stringify(field.const)}\``
  if (field.type === 'array') return `list of ${field.items ? typeName(field.items) : 'anything'}`
  if (field.type === 'object' && !field.properties) return mapName(field)
  return scalarName(field)
}

function mapName({ additionalProperties }: JsonSchema): string {
  const isTyped =
    typeof additionalProperties === 'object' && additionalProperties.type !== undefined
  return isTyped ? `${typeName(additionalProperties)} by name` : 'JSON object'
}

const FORMATS: Record<string, string> = { uuid: 'UUID', 'date-time': 'time', date: 'date' }

function scalarName({ type, format, maxLength }: JsonSchema): string {
  if (format !== undefined) return FORMATS[format] ?? format
  return maxLength === undefined ? String(type ?? 'text') : `${String(type)} (max. ${maxLength})`
}
