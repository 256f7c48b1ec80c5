import { THEME_NAMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'

/** Every theme has its own accent. */
export const NO_ACCENTS = Object.fromEntries(THEME_NAMES.map((theme) => [theme, null])) as Record<
  ThemeName,
  null
>
