import { z } from 'zod'
import { idSchema } from '#src/contract/text-schemas.ts'
import { THEME_NAMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'

/** Accent of one theme; null for the default. The service checks its contrast. */
const accent = z.string().max(20).nullable()
const accentsSchema = z.strictObject(
  Object.fromEntries(THEME_NAMES.map((theme) => [theme, accent])) as Record<
    ThemeName,
    typeof accent
  >,
)

const iconSchema = z.strictObject({ id: idSchema, url: z.string(), originalName: z.string() })

export const appearanceSchema = z.strictObject({
  accents: accentsSchema,
  icon: iconSchema.nullable(),
})
export type Appearance = z.infer<typeof appearanceSchema>

export const appearanceBodySchema = z.strictObject({
  accents: accentsSchema,
  icon: idSchema.nullable(),
})
export type AppearanceBody = z.infer<typeof appearanceBodySchema>
