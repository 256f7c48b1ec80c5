import type { Appearance } from '#src/contract/appearance/appearance-calls.ts'
import { accentStyle } from '#src/lib/color/accent-style.ts'
import { DEFAULT_ACCENTS } from '#src/lib/color/accent.ts'
import type { Accents } from '#src/lib/color/accent.ts'
import { THEME_NAMES } from '#src/lib/color/themes.ts'

/** Shows saved accents in this tab. A constructed style sheet: the content security policy refuses changed style elements. */
export function showAccents({ accents }: Appearance): void {
  const chosen = THEME_NAMES.map((theme) => [theme, accents[theme] ?? DEFAULT_ACCENTS[theme]])
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(accentStyle(Object.fromEntries(chosen) as Accents))
  document.adoptedStyleSheets = [sheet]
}
