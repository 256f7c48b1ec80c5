import { z } from 'zod'
import type { Call } from './call.ts'
import { idSchema } from './text-schemas.ts'

/** The schema of the parameters in the path of a call: ids, unless the call declares another one. */
export function paramsSchemaOf({ params, path }: Call): z.ZodType | undefined {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, idSchema] as const)
  return params ?? (ids.length > 0 ? z.strictObject(Object.fromEntries(ids)) : undefined)
}
