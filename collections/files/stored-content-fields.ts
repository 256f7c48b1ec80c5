import type { Field, JSONField } from 'payload'
import { z } from 'zod'
import { serverOwned } from '#collections/fields/server-owned.ts'

const renditions = z.array(
  z.strictObject({ name: z.string(), width: z.number(), height: z.number(), mimeType: z.string() }),
)
/** Files replaced in the last 30 days, newest first. */
const earlier = z.array(
  z.strictObject({
    name: z.string(),
    mimeType: z.string(),
    filesize: z.number(),
    sha256: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    placeholder: z.string().nullable(),
    renditions,
    replacedAt: z.string(),
  }),
)

const json = (name: string, schema: z.ZodType): JSONField => ({
  ...{ name, type: 'json', ...serverOwned },
  typescriptSchema: [() => z.toJSONSchema(schema) as object],
})

/** Columns that describe the bytes of a media file and of its previous files. */
export const storedContentFields: Field[] = [
  { name: 'placeholder', type: 'text', ...serverOwned },
  json('renditions', renditions),
  // Version of the file whose renditions have plates (src/services/media/split-drawings.ts).
  { name: 'plates', type: 'text', ...serverOwned },
  // Null until the file is replaced: then its bytes have another name in the store than in the address.
  { name: 'storedName', type: 'text', index: true, ...serverOwned },
  // Of the file as it was given, before its metadata was removed: an import stores the same file once.
  { name: 'sourceSha256', type: 'text', index: true, ...serverOwned },
  { name: 'importRun', type: 'text', index: true, ...serverOwned },
  json('earlier', earlier),
]
