import type { Field } from 'payload'
import { serverOwned } from '#collections/fields/server-owned.ts'

const text = { type: 'string' as const }
const number = { type: 'number' as const }
const optionalNumber = { type: ['number' as const, 'null' as const] }

const object = <P extends object>(properties: P) => ({
  type: 'object' as const,
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})

const RENDITIONS_TYPE = {
  type: 'array' as const,
  items: object({ name: text, width: number, height: number, mimeType: text }),
}

/** Files replaced in the last 30 days, newest first. */
const EARLIER_TYPE = {
  type: 'array' as const,
  items: object({
    name: text,
    mimeType: text,
    filesize: number,
    sha256: text,
    width: optionalNumber,
    height: optionalNumber,
    placeholder: { type: ['string' as const, 'null' as const] },
    renditions: RENDITIONS_TYPE,
    replacedAt: text,
  }),
}

/** Columns that describe the bytes of a media file and of its previous files. */
export const storedContentFields: Field[] = [
  { name: 'placeholder', type: 'text', ...serverOwned },
  { name: 'renditions', type: 'json', ...serverOwned, typescriptSchema: [() => RENDITIONS_TYPE] },
  // Version of the file whose renditions have plates (src/services/media/split-drawings.ts).
  { name: 'plates', type: 'text', ...serverOwned },
  // Null until the file is replaced: then its bytes have another name in the store than in the address.
  { name: 'storedName', type: 'text', index: true, ...serverOwned },
  // Of the file as it was given, before its metadata was removed: an import stores the same file once.
  { name: 'sourceSha256', type: 'text', index: true, ...serverOwned },
  { name: 'importRun', type: 'text', index: true, ...serverOwned },
  { name: 'earlier', type: 'json', ...serverOwned, typescriptSchema: [() => EARLIER_TYPE] },
]
