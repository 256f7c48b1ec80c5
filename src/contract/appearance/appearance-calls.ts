import { z } from 'zod'
import { idSchema } from '#src/contract/text-schemas.ts'
import { THEME_NAMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'
import { defineCall, reading } from '#src/contract/call.ts'

/** Accent of one theme; null for the default. The service checks its contrast. */
const accent = z.string().max(20).nullable()
const accentsSchema = z.strictObject(
  Object.fromEntries(THEME_NAMES.map((theme) => [theme, accent])) as Record<
    ThemeName,
    typeof accent
  >,
)

const iconSchema = z.strictObject({ id: idSchema, url: z.string(), originalName: z.string() })

const appearanceSchema = z.strictObject({
  accents: accentsSchema,
  icon: iconSchema.nullable(),
})
export type Appearance = z.infer<typeof appearanceSchema>

export const appearanceBodySchema = z.strictObject({
  accents: accentsSchema,
  icon: idSchema.nullable(),
})
export type AppearanceBody = z.infer<typeof appearanceBodySchema>

export const appearanceCalls = {
  getAppearance: defineCall({
    ...reading,
    path: '/api/appearance',
    summary: 'Get the accent colours and the icon of the site',
    response: appearanceSchema,
  }),
  updateAppearance: defineCall({
    method: 'PUT',
    path: '/api/appearance',
    summary:
      'Update the accent colours and the icon of the site. Colours must be readable in their theme',
    body: appearanceBodySchema,
    response: appearanceSchema,
    refresh: 'public',
  }),
} as const
