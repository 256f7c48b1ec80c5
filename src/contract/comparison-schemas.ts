import { z } from 'zod'
import { idSchema } from './text-schemas.ts'

export const wordCountsSchema = z.strictObject({
  added: z.int().min(0),
  removed: z.int().min(0),
})
export type WordCounts = z.infer<typeof wordCountsSchema>

export const comparisonQuerySchema = z.strictObject({ against: idSchema.optional() })

const textPartSchema = z.strictObject({
  change: z.enum(['same', 'added', 'removed']),
  text: z.string(),
})
export type TextPart = z.infer<typeof textPartSchema>

const LINE_KINDS = ['text', 'heading', 'item', 'quote', 'code', 'image', 'table'] as const
export type LineKind = (typeof LINE_KINDS)[number]

const comparedLineSchema = z.strictObject({
  kind: z.enum(LINE_KINDS),
  parts: z.array(textPartSchema),
  isReformatted: z.boolean(),
})
export type ComparedLine = z.infer<typeof comparedLineSchema>

/** `names`: fields besides the text. */
export const comparisonSchemaOf = <const N extends readonly string[]>(names: N) =>
  z.strictObject({
    size: wordCountsSchema.nullable(),
    fields: z.array(z.strictObject({ name: z.enum(names), parts: z.array(textPartSchema) })),
    lines: z.array(comparedLineSchema),
    isReformatted: z.boolean(),
  })
export type Comparison<N extends string = string> = z.infer<
  ReturnType<typeof comparisonSchemaOf<readonly N[]>>
>
